<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Version %1</source>
        <extracomment>Return the version in the window about the program. %1 = version</extracomment>
        <translation>版本 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>The description of the program in the window about it.</extracomment>
        <translation>围棋棋盘：下棋、数棋、复盘和教学。以 MIT 许可证发布的自由软件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>Return the note that no native speaker has checked the translation, with the file to correct. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>本翻译尚未经母语者校对。如需更正，请修改源代码中的 %1，方法见 docs/translating.md。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;.</extracomment>
        <translation>请复制这份报告，并补充你当时在做什么。其中不含棋手姓名和文件名；发送前请先读一遍。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;. %1 = page</extracomment>
        <translation>请发送到 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;.</extracomment>
        <translation>请发送给向你提供 goboard 的人。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>关于 goboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Add an error to the log and show a dialog with a report for the developers.</extracomment>
        <translation>复制报告</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>程序的组成部分</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>Return the key with which a side agrees, with its colour where the card shows a player&apos;s name. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1，按键 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>Return the key with which a side agrees, with its colour where the card shows a player&apos;s name. %2 = key</extracomment>
        <translation>按键 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show the name of the player of this colour, and whether they have agreed.</extracomment>
        <translation>已同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show the name of the player of this colour, and whether they have agreed.</extracomment>
        <translation>我同意</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>The message for a request for an analysis when no engine is there to answer it.</extracomment>
        <translation>想看强大的程序怎么想，请安装 KataGo，并在“引擎”页（研究菜单）选择它。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say.</extracomment>
        <translation>双方形势相当。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>黑方领先 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>白方领先 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>Return the sentence on the analysis card with the chance of the side that is more likely to win. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>100 局中黑方胜 %1 局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>Return the sentence on the analysis card with the chance of the side that is more likely to win. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>100 局中白方胜 %1 局。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>Return how many positions the engine has read, for the analysis card.</extracomment>
        <translation>
            <numerusform>已计算 %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>The text shown while nothing is known yet about the shown position.</extracomment>
        <translation>思考中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>Return the name of a move in the list of candidates: its point, or a pass.</extracomment>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>The tip that explains the columns of the list of candidates.</extracomment>
        <translation>着手、损失的目数、黑方胜率。按回车键把这条变化留在棋谱里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>Return a row of the candidates as a screen reader speaks it. %1 = percent(candidate.winrate)</extracomment>
        <translation>100 局中黑方胜 %1 局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point.</extracomment>
        <translation>没有损失</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point. %1 = _decimal(lost.points)</extracomment>
        <translation>损失 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point. %1 = percent(lost.winrate)</extracomment>
        <translation>100 局中少胜 %1 局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>Return the words about a point that is a candidate, which follow the name of the stone or mark there. %1 = lost_text(lost)</extracomment>
        <translation>引擎的着手，%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>Return the words about a point that is a candidate, which follow the name of the stone or mark there.</extracomment>
        <translation>引擎的着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move.</extracomment>
        <translation>黑方上一手没有损失。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move.</extracomment>
        <translation>白方上一手没有损失。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move. %1 = _decimal(lost.points)</extracomment>
        <translation>黑方上一手损失 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move. %1 = _decimal(lost.points)</extracomment>
        <translation>白方上一手损失 %1 目。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how many positions the engine reads.</extracomment>
        <translation>
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>Return an entry in the menu of the analysis: the loss from which a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>损失 %n 目起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how much all other moves must lose for a move to be called good.</extracomment>
        <translation>
            <numerusform>如果其他着手都损失 %n 目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>Return the progress shown while the whole game is analysed. %1 = done %2 = of</extracomment>
        <translation>正在分析对局：%1 / %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>大恶手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>恶手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>疑问手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>好手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record.</extracomment>
        <translation>全局分析完毕。没有特别突出的着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>全局分析完毕。标出的着手：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The message after the whole game was analysed and the setting writes no marks into the record.</extracomment>
        <translation>全局分析完毕。下面的曲线显示谁领先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>Return the message where there is no big mistake after, or before, the shown move.</extracomment>
        <translation>这一手之后没有大失误。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>Return the message where there is no big mistake after, or before, the shown move.</extracomment>
        <translation>这一手之前没有大失误。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>The message where mistakes are searched in a game that was not analysed.</extracomment>
        <translation>请先分析全局（研究菜单）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>Return the message after a line of the engine was added to the record. %1 = name</extracomment>
        <translation>从 %1 开始的变化已写入棋谱。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>Return the message where a line of the engine is in the record already. %1 = name</extracomment>
        <translation>棋谱里已有从 %1 开始的变化。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>Return the sentence that compares a guess with the move played.</extracomment>
        <translation>你的这一手和实战一样好。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>Return the sentence that compares a guess with the move played. %1 = _decimal(lost)</extracomment>
        <translation>你的这一手比实战好 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>Return the sentence that compares a guess with the move played. %1 = _decimal(lost)</extracomment>
        <translation>你的这一手比实战差 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>引擎的最佳着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>分析设置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>关闭分析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>在棋盘上显示最佳着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>在棋盘上显示可能的地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>计算多少：当前棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>计算多少：对局的每一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>分析全局后标出恶手和好手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>疑问手的标准</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>恶手的标准</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>好手的标准</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>把评估也存入文件</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>Return the label of the button that accepts the outcome of an auction. %1 = komi</extracomment>
        <translation>以贴目 %1 对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>The explanation of komi in the dialogue for auctions.</extracomment>
        <translation>执黑的一方给白方贴目：补偿白方后走。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>The advice to the player who names a komi.</extracomment>
        <translation>黑方把这些目数给白方。请报一个公平的数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>Return the label above the field of the player who names the komi. %1 = name</extracomment>
        <translation>%1，你的贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it.</extracomment>
        <translation>谁也不得目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>并得 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>并让出 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>The rule of an auction with bids in turn.</extracomment>
        <translation>双方轮流加价；出价最高的人按这个贴目执黑。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>The rule of an auction with secret bids.</extracomment>
        <translation>双方各秘密出一次价；价高的人按这个贴目执黑。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>The rule of cut and choose, where one player names the komi and the other picks a colour.</extracomment>
        <translation>一人报贴目，另一人选黑白。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>The advice above the bids of an auction in turn.</extracomment>
        <translation>黑方把这些目数给白方。出价轮流升高。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>Return the note beside the field of a bid with the lowest possible bid. %1 = lowest</extracomment>
        <translation>%1 或更多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>Return the label of the button that lets the other player begin an auction. %1 = name</extracomment>
        <translation>让%1先出</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>Return the label above the field for a bid. %1 = bidder</extracomment>
        <translation>%1，你的出价</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>Return the line below the name of the player who is White after an auction. %1 = points(komi)</extracomment>
        <translation>执白，贴目 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>The note that a secret bid is shown as dots.</extracomment>
        <translation>你输入的内容显示为圆点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>The note that a secret bid was given.</extracomment>
        <translation>出价已提交。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>公开竞拍</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>密封竞拍</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>一人定，一人选</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Discard the auction and return to the choice.</extracomment>
        <translation>竞拍贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>其他竞拍方式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>抽签定黑白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>出少些</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>出多些</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>报出贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>选黑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>选白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>停止，执白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>出价</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>密封出价</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>现在出价</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>下一个出价</translation>
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
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>Return the description of a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>%n 口气</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>Return the name of a stone on a point, as a screen reader speaks it.
----------
Return the description of a point for a screen reader while the following moves are hidden.</extracomment>
        <translation>黑子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>Return the name of a stone on a point, as a screen reader speaks it.
----------
Return the description of a point for a screen reader while the following moves are hidden.</extracomment>
        <translation>白子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>线的一端</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>箭头起点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>箭头目标</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>已淡化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>未显示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>Return the name of a mark on a point, as a screen reader speaks it. %1 = text</extracomment>
        <translation>标签 %1</translation>
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
        <translation>方块</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>圆圈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>叉号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>已选中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>被打吃</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>
            <numerusform>%n 子相连</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>目前被黑方围住</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>目前被白方围住</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>下一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <extracomment>Return the words for the last move and the status in a count, in the spoken description of a point.</extracomment>
        <translation>上一手</translation>
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
        <translation>死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>双活中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>设为单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>黑方的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>白方的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>未收的边界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>这里需要补一手</translation>
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
        <translation>围棋棋盘</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>Return the menu entry of a stone that takes back all moves after this one. %1 = number</extracomment>
        <translation>悔棋到这里（第 %1 手）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The menu entry of a stone that takes the last move back.</extracomment>
        <translation>悔这一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>Return the menu entry of a stone that shows the board as it was after this move. %1 = number</extracomment>
        <translation>跳到这一手（%1）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The menu entry that opens the list of marks for a point.</extracomment>
        <translation>标记为</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The menu entry that removes all marks from a point.</extracomment>
        <translation>清除标记</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>Return the goal of a game as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>普通对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>Return the goal of a game as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>先提 %1 者胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>Return the sentences about the goal of a capture game: the winning number of stones, and that no side may pass. %1 = _stones(goal)</extracomment>
        <translation>谁先提 %1 谁胜。不能停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>Return the score of a side in a capture game: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>已提：%1 / %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>The tip of the disabled button Pass in a capture game.</extracomment>
        <translation>吃子棋不能停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>The tip of the disabled button Count in a capture game.</extracomment>
        <translation>吃子棋不用数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1胜：%2无处可下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = _stones(won.goal)</extracomment>
        <translation>黑方胜：先提了 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = _stones(won.goal)</extracomment>
        <translation>白方胜：先提了 %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>下在 %1 的一手提了 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>对方下在 %1，送掉了 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>下了 %1 之后已无处可下，又不能停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>一子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>三子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>五子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>十子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>The hint while the pen draws over the board.</extracomment>
        <translation>用鼠标画。画的线会慢慢消失；按 Esc 收起画笔。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <source>Esc ends the presentation</source>
        <translation>按 Esc 结束演示</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>Return a message about a file, behind its name: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>标准输入或输出</translation>
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
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.
----------
Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.</extracomment>
        <translation>你没有权限读取此文件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Return the message of a command for a file that cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>没有可写入的这个文件夹。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>你没有权限写在这里。什么也没有改变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>无法写入：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>The message of a command for a file that is too large to be a game record.</extracomment>
        <translation>文件太大，不像是棋谱。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>Return the message where --game asks for a number that the file does not have. %1 = number %2 = games</extracomment>
        <translation>没有第 %1 局；此文件中的对局：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Return the note which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>文件里有 %n 局；这是第 %1 局。用 --game 选择其他局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>Return the message where an option needs a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1：“%2”不是数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>Return the message where --komi is outside its limits or not in quarters. %1 = text %2 = limit</extracomment>
        <translation>--komi：不能用“%1”；贴目从 −%2 到 %2，以四分之一为一档。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>Return the message where the number of an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1：数字须在 %2 和 %3 之间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>Return the message where the rules have no place for this number of handicap stones on the board. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap：按这套规则，%2 上不能让 %1 子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>Return the message where a name is no ruleset&apos;s; it lists the known names. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>没有叫“%1”的规则。可用的有：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>Return the message where --dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead：“%1”不是 %2 棋盘上的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>Return the message where --dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead：%1 没有棋子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>Return the note which rules were used where the record names none that are known. %1 = name</extracomment>
        <translation>棋谱没有写明规则；使用了：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>Return the note which rules were used where the record names none that are known. %1 = name %2 = found.text</extracomment>
        <translation>棋谱写的规则“%2”无法识别；使用了：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>Return the finding of goboard check that the komi of a record is not a number. %1 = raw</extracomment>
        <translation>贴目“%1”不是数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>Return the note how many remarks were left out. %1 = count</extracomment>
        <translation>其他说明：%1 条；用 --json 全部列出。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>Return the note of goboard score where the record gives no komi, or none that is a number.</extracomment>
        <translation>棋谱没有写贴目；按 0 计算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>Return the note of goboard score where the record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>棋谱的贴目“%1”不是数字；按 0 计算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>Return the note of goboard score where HA and the stones on the board give different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>棋谱中的让子数：%1；白方第一手之前的黑子数：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>Return the note of goboard score with how many handicap stones the bonus was calculated. %1 = stones</extracomment>
        <translation>计算所用的让子数：%1。用 --handicap 可另外指定。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Return the note of goboard score where stones are set up at the start and the record gives no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>黑方开局有 %n 子，但棋谱没有写让子；白方不因此得目。如果是让子，请用 --handicap %1。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>The note of goboard score that territory was marked before the last moves, so the marks are not used.</extracomment>
        <translation>棋谱标了地，但之后又下了子；因此未采用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Return the note of goboard score with the points where the marks of the record differ from the count. %1 = point_list(points, size)</extracomment>
        <translation>棋谱的 TB 和 TW 在这些点上互相矛盾：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Return the names of points in a row, or &quot;none&quot;.
----------
Return the message where a name is no engine&apos;s; it lists the known names.
----------
Return the message where an engine cannot do what the command needs; it lists those that can.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>Return the message where --encoding names no known encoding. %1 = name</extracomment>
        <translation>--encoding：没有叫“%1”的文字编码。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Return the message where the encoding lacks characters of the record; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>编码 %1 没有“%2”。什么也没有写入；--encoding utf-8 能保存所有字符。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>Return the message where OUT has the ending of a format that cannot be written. %1 = ending</extracomment>
        <translation>goboard 不能写以 %1 结尾的文件；它把棋谱写成 SGF。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>The message of goboard convert where OUT is a picture.</extracomment>
        <translation>图片请用“goboard render FILE OUT.png”制作。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>The message where the picture would replace the record itself.</extracomment>
        <translation>图片会覆盖棋谱。什么也没有写入。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Return the message where libraries that pictures need are missing. %1 = detail</extracomment>
        <translation>这里无法制作图片：缺少 Qt 的部分（%1）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The message where the picture could not be made.</extracomment>
        <translation>图片制作失败。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>Return the message for a command line that cannot be parsed. %1 = detail</extracomment>
        <translation>无法理解：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Return the line that names the command for help. %1 = program</extracomment>
        <translation>帮助：%1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>Return the line of goboard score with the result as RE writes it and in words. %1 = result %2 = words</extracomment>
        <translation>结果：%1（%2）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>The words beside the result where both sides have the same and the rules let Black win.</extracomment>
        <translation>双方一样多，这时算黑胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>Return the reason in goboard check for a move that names no point of the board. %1 = where</extracomment>
        <translation>“%1”不是这个棋盘上的点；这一手已略去</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>Return the reason in goboard check for a move on a stone. %1 = where</extracomment>
        <translation>%1：那里已经有子了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>Return the reason in goboard check for a move that takes its own last liberty. %1 = where</extracomment>
        <translation>%1：下了就没有气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>Return the reason in goboard check for a move that breaks the ko rule. %1 = where</extracomment>
        <translation>%1：这样就马上把劫提回了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>Return the reason in goboard check for a move that repeats an earlier board. %1 = where</extracomment>
        <translation>%1：重现了以前的局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>Return the reason in goboard check for a value of AB, AW or AE that names no point of the board. %1 = where</extracomment>
        <translation>%1 没有摆在这个棋盘的点上；已略去</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>Return the reason in goboard check for B or W with several values. %1 = where</extracomment>
        <translation>这一手有不止一个点；“%1”已略去</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>Return the reason in goboard check for a node with moves of both sides.</extracomment>
        <translation>黑白双方在同一步里都下了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>Return the line of goboard check about a faulty move, with its number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>第 %1 手，%2，%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>Return the line of goboard check about a fault that belongs to no side. %1 = move %2 = reason</extracomment>
        <translation>第 %1 手，%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>Return the first line of goboard check about a file: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>编码 %1，对局：%2，节点：%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>Return the line of goboard check about one game. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>第 %1 局：%2，节点：%3，主线手数：%4，规则：%5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>Return the note of goboard check by which rules the moves were judged, where those of the record are not known. %1 = text %2 = used</extracomment>
        <translation>规则“%1”无法识别；着手按此规则检查：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>Return the note of goboard check by which rules the moves were judged, where the record names none. %1 = used</extracomment>
        <translation>没有写明规则；着手按此规则检查：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>Return the first line of goboard check about a file that is not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1，从 %2 导入</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>Return the words in place of the rules&apos; name where a record names rules that are not known. %1 = text</extracomment>
        <translation>无法识别（%1）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>Return a sentence about one of several games, behind its number. %1 = number %2 = sentence</extracomment>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>The finding of goboard check that saving the unchanged file would change its bytes.</extracomment>
        <translation>即使不作改动，保存也会改变文件的字节。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>Return the size of the board and the number of moves of a game. %1 = size %2 = moves</extracomment>
        <translation>%1，手数：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>Return the message where a name is no engine&apos;s; it lists the known names. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>没有叫“%1”的引擎。可用的有：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>Return the message where an engine cannot do what the command needs; it lists those that can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>“%1”做不到。可以做的有：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>The message of goboard analyse where no engine that rates moves is installed.</extracomment>
        <translation>没有找到能评价着手的引擎，例如 KataGo。请在程序中添加：研究 ▸ 引擎…。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>Return a message of goboard analyse about a position, behind the number of its move. %1 = number %2 = sentence</extracomment>
        <translation>第 %1 手之后：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = number</extracomment>
        <translation>第 %1 手：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>黑 %1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1最佳 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = played</extracomment>
        <translation>实战 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>损失目数：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>Return the line of goboard match about a finished game. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>第 %1 局：%2（黑），%3（白）：%4，手数：%5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>The sentence of goboard match about a game that was stopped since neither side passes.</extracomment>
        <translation>已中止：双方都不停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>Return the sentence of goboard match about an engine that made a move against the rules. %1 = name</extracomment>
        <translation>%1下了规则不允许的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>The help of goboard engines.</extracomment>
        <translation>列出引擎：这台电脑上找到的、在程序中添加的，以及
程序自带的陪练。不会启动任何引擎。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>The help of goboard analyse.</extracomment>
        <translation>让引擎评价棋谱主线的每个局面：谁领先、最佳着手是什么、
实战的一手损失几目。所有数值都以黑方为准。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>The help on the output of goboard analyse --json.</extracomment>
        <translation>加 --json 时输出一个对象：file、engine、positions。每个局面：move（已下的手数）、
to_move、score（黑方领先的目数）、winrate（黑方胜率，0 到 1）、visits、
candidates（move、visits、score、winrate、prior、line）、played、lost（这一手
损失的目数）、ownership（从左上起逐行，1 为黑方，-1 为白方；或 null）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>The help of goboard match.</extracomment>
        <translation>让两个引擎互相对局，轮流执黑。引擎用它的代号或名称表示（见“goboard engines”），
有等级的在冒号后写等级：
gnugo:5。引擎出错或下了不允许的着手，即判负。
棋局按程序对死活的判断来数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>The help on the exit codes.</extracomment>
        <translation>退出码：0 一切正常，1 有需要说明的事，2 文件无法读取或
写入，或命令无法理解。</translation>
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
        <translation>加 --json 时输出一个对象：file、game、games、size、moves、black_name、white_name、
ruleset、ruleset_from（option、record、none）、ruleset_named（棋谱是否写明
已知的规则）、ruleset_recorded、scoring、komi、komi_from、handicap、
dead、dead_from（option、record、auto）、seki、black 和 white（territory、stones、
prisoners、dead、pass_stones、tax、komi、handicap_bonus、first_pass_bonus、
clock_penalty、total）、neutral、margin（黑方目数减白方目数）、winner（B、W
或 null）、result、recorded_result、agrees（数棋无法判断时为 null）、
difference（棋谱给黑方的比数出的多多少）、likely_cause、
main_result（最后几手之后的结果；如果棋谱这样写、由棋谱的标记定下、
规则照现状数棋，或没有棋可下了，则为照现状的结果；棋看来还没下完时为 null）、
after_last_moves（没有时为 null；moves 含 color、point、protects、purpose；left；
result、margin、winner、agrees）、
filled（用 --fill 时：moves、left、result；否则为 null）、groups、
territory、seki_points、neutral_points、dame（双方都可填的点）、
openings（invader、points、threatened）、needed（owner、point、threatened）、finished、
findings、illegal_moves、messages；或 file 和 error。
用 --rules all 时输出这种对象的列表，没有 difference 和 likely_cause。

neutral、margin、winner、result、agrees 和 difference 都照现状，
不算最后几手。purpose：fill（填单官）、answer（前一手逼出的应手）、
close（收好边界或护住棋子）、pass。
groups：color、stones、status（计算所用：alive、dead、seki）、judged（alive、dead、
seki、unclear）、leaning、reason、reason_points、liberties、other_liberties、
confidence（0 到 1；只有确定的才是 1）、sentence。
territory：从上起每行一段文字；b 和 w 是地，其中的死子
也算在内，s 是被围住但因双活而不算的点，点号是
其他。
likely_cause：komi、ruleset、handicap、dame、protective_moves、status、side、unknown、
not_counted（因认输或超时决定）；结果一致时为 null。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>The help of goboard score.</extracomment>
        <translation>数主线最后的局面，并与棋谱所写的结果比较。
死子取 --dead 指定的，否则取棋谱最后用 TB
和 TW 标记的，再否则由程序判断。
如果棋谱没有定下结果，就先收好边界的小缺口，
填好单官；照现状数的结果列在其次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>The help of goboard check.</extracomment>
        <translation>说明文件里有什么、哪里不合标准、主线上哪些着手
规则不允许，以及课程和题目中有什么不能用。</translation>
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
        <translation>加 --json 时输出列表，每个文件一个对象：file、format、encoding、encoding_from
（asked、mark、plain、valid_utf8、nearly_utf8、iso_2022、declared、guessed、
last_resort）、games（encoding、size、nodes、moves、komi、komi_recorded、ruleset、
ruleset_named、ruleset_recorded、handicap_recorded、handicap_on_board、
illegal_moves）、findings（kind、line、column、detail、game、sentence、expected、
done）、lesson_findings（kind、line、column、word、game、sentence）、saves_unchanged、
messages；或 file 和 error。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>The help of goboard convert.</extracomment>
        <translation>把棋谱 IN 写成 SGF 文件 OUT。没有选项要求时，所有字节
保持不变。GIB、NGF、UGF 和 UGI 会变成 SGF。OUT 要么整个替换，
要么完全不动；它可以就是 IN。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>The help of goboard render.</extracomment>
        <translation>写出 OUT 的后缀所表示的内容：主线最后或第 N 手之后的局面，
格式为 PNG、SVG、PDF 或文字；一段着手，手数写在
棋子上，或做成 GIF、WebP 动画；不指定手数和部分时，
把全局分谱写成 PDF。不需要显示器。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>The help of goboard rules.</extracomment>
        <translation>列出所有规则，或说明其中一套的意思。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>The help of the program itself, with its behaviour without a command.</extracomment>
        <translation>围棋棋盘。不写命令就打开窗口；写了 FILE 就显示其中的对局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>死子：按 --dead 指定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>死子：按棋谱的 TB 和 TW 标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>死子：按程序判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record.</extracomment>
        <translation>棋谱没有写结果。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>棋谱写的是 %1（%2）；数棋无法证实。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record. %1 = recorded</extracomment>
        <translation>棋谱写的也是 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>The message where --fill is used with --rules all.</extracomment>
        <translation>--fill 需要一套规则，不能用 --rules all</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>Return the name of the point of a move, or the word for a pass.</extracomment>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>Return the message of goboard render for a name whose ending is not a known format. %1 = ending %2 = known</extracomment>
        <translation>不能写“%1”类型的文件。可以写的有：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>Return the message of goboard render where --part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part：“%1”不是 %2 棋盘的一部分。需要两个角，如 A1:E5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>Return the message of goboard render where --range names no range. %1 = text</extracomment>
        <translation>--range：“%1”不是手数范围，如 1-50。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>Return the message of goboard render where --range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range：第 %2 手在第 %1 手之前。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Return the message of a command for two options that exclude each other. %1 = one %2 = other</extracomment>
        <translation>%1 和 %2 不能合用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>Return the message of a command for an option that needs one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1 需要以 %2 结尾的文件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>Return the message of a command for an option that needs another one. %1 = one %2 = other</extracomment>
        <translation>%1 要与 %2 合用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>未写明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>代号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>自杀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>With handicap</source>
        <translation>让子时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>白方得</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>同意，或连停四手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>同意，或第二次停下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>能力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>Add the usage with the translated word in front.</extracomment>
        <translation>用法： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>goboard COMMAND … | goboard [--new] [FILE]…</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>goboard COMMAND … | goboard [--new] [FILE]…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>显示版本</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>open a new program even if goboard is already running</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>即使 goboard 已在运行，也另开一个程序</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>数棋谱的终局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>按这套规则而不按棋谱的规则数（见“goboard rules”）；或用 all 表示全部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>白方得到的目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>让子数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>每串死子写一个点：Q16,D4；或 none；或 auto：重新判断死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>显示最后几手：收好边界、填单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>显示每块棋的理由和每一行的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>文件中的第几局，第一局为 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>说明棋谱有什么问题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>把棋谱写成 SGF</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>写入所用的文字编码，如 utf-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>全部改写成统一的形式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>只写这一局，第一局为 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>制作图片、文字或打印的棋谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>列出规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>规则的代号、RU 或别名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>列出引擎</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>让引擎评价棋谱的着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>哪个引擎</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>每个局面计算多少次：50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>让两个引擎互相对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>一个引擎，如 gnugo:1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>另一个引擎</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>多少局：10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>棋盘的线数：9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>规则（见“goboard rules”）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>每手计算多少次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>每手多少秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>把对局写到那里，每局一个文件</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>显示此帮助</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>输出 JSON 供程序使用</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>棋谱文件，或用 - 表示标准输入</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>要写的文件，或用 - 表示标准输出</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>长边的像素数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>下多少手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>这些着手；画在一个棋盘上时标有手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>棋子上的数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>只取棋盘的这一部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>把对局分谱 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>用 Sensei&apos;s Library 的格式（文字）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>纸张大小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>每谱手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>文件中的局面，每页这么多个 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>与 --handout 合用：答案放在最后一页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>与 --handout 合用：文字大小，单位为磅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>与 --handout 合用：姓名、日期和答案的横线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>每手毫秒数 (GIF, WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>文件中的这一局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>不画边上的字母和数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>双活中</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>包干</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>读秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>加拿大加时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>递进加拿大加时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>费舍尔制</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>布朗斯坦延时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>简单延时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>应氏计时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>时间和数字都不能小于零。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>总得有一些时间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>至少要有一次读秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>每次读秒须有一些时间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>每次至少要下一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>一方用沙漏，另一方也须用沙漏。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黑方还有十秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白方还有十秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黑方进入加时。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白方进入加时。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黑方用掉一次读秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白方用掉一次读秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黑方最后一次读秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白方最后一次读秒。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黑方时间用完了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白方时间用完了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
Return the time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1 天</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 h</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 min</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 s</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = &apos;0&apos;</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, then %2</source>
        <extracomment>Return the terms of a time control in one line: 10 min, then 3 × 30 s. %1 = duration_text(control.main) %2 = overtime</extracomment>
        <translation>%1，然后 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>Return the line below the time on a clock: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>罚 %n 目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>超时负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>最后一次读秒</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>还须下 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>%n 次读秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>每手 %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%1 内 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>Return the terms of the overtime in words. %1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>每 %2 下 %1 手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>Return the terms of the overtime in words. %1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%1，每次罚 %n 目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1，每手加 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1，每手加 %2，最多 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s Return the terms of a time control without overtime in words.</extracomment>
        <translation>%1，每手最多补回 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s Return the terms of a time control without overtime in words.</extracomment>
        <translation>%1，每手有 %2 不计时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main</extracomment>
        <translation>%1，一方用掉的归另一方</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>Return the message in the dialogue of the clock for a number that is too large. %1 = name</extracomment>
        <translation>%1太大，棋谱存不下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>Return the message in the dialogue of the clock for an entry that is not a number. %1 = name</extracomment>
        <translation>%1必须是数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>The message in the dialogue of the clock for times that fit no time control.</extracomment>
        <translation>这样的时间不行。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>其他棋钟…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>计时方式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>基本时间</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>读秒时间</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>每手加时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>每次手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>每手不计时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>加时次数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>加时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>每次罚目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>白方时间不同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>使用此棋钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Return the message after games of another file were added to this one. %1 = name</extracomment>
        <translation>
            <numerusform>%1 中的 %n 局已加入此文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Return the message after games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n 局已存为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Return the message where games are saved apart under the name of the open file. %1 = name</extracomment>
        <translation>%1 就是这个文件。请另选名称。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>Return a row of the teacher&apos;s table as a screen reader speaks it.
----------
Return a row of a collection as a screen reader speaks it.</extracomment>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>Return a row of a collection as a screen reader speaks it. %1 = number %2 = players %3 = facts</extracomment>
        <translation>第 %1 局：%2，%3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows.</extracomment>
        <translation>
            <numerusform>此文件有 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows. %1 = shown</extracomment>
        <translation>
            <numerusform>%1 / %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>从文件添加对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>另存这些对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>单独保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>此文件中的对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>棋手、赛事、日期、结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>只显示含这些词的对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>上移 (Alt+Up)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>下移 (Alt+Down)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>把选中的对局另存为一个文件</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>把选中的对局移出此文件；撤销可找回</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>从其他文件添加对局…</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>数子：活子 + 围住的空点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>数目：围住的空点 + 提子（AGA：+ 停一手）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>数棋子：子空 − 必须空着的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Return the list of the rulesets that count the same as the one a row names; empty where there are none. %1 = names</extracomment>
        <translation>相同：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>Return the name of a ruleset, with the way of counting where it allows two. %1 = name</extracomment>
        <translation>%1，数子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>Return the name of a ruleset, with the way of counting where it allows two. %1 = name</extracomment>
        <translation>%1，数目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum Return the same sum as a screen reader speaks it, with the name of each term.</extracomment>
        <translation>%1：%2，合计 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Return the margin of a row as a screen reader speaks the cell that draws it. %1 = points(row.margin)</extracomment>
        <translation>差距 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>Return the sentences above the comparison: the chosen rules, and the board that the rows count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>已选：%1，贴目 %2。标出的数字与此不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>Return the sentences above the comparison: the chosen rules, and the board that the rows count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>已选：%1，通常贴目 %2。标出的数字与此不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>The sentence about the board that the rows count; empty if they all count the same one.</extracomment>
        <translation>各行在最后几手之后数棋；只有照现状数棋的规则例外。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>The title of the page that compares rulesets.</extracomment>
        <translation>同一棋盘按各套规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>含贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>The word that a screen reader adds to the row with which the others are compared.</extracomment>
        <translation>已选</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>The word that a screen reader adds to a cell that differs from the chosen row.</extracomment>
        <translation>不同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>Return the label of the switch that shows every ruleset. %1 = count</extracomment>
        <translation>全部 %1 种规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are none. %1 = names</extracomment>
        <translation>双活：谁先下 %1 谁损失棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are none.</extracomment>
        <translation>双活：谁也不能动手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>Return the legend of the open neutral points, with their number; empty where there are none. %1 = count</extracomment>
        <translation>单官，%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>Return the legend of a side&apos;s territory, with its number of points. %1 = count</extracomment>
        <translation>黑地，%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>Return the legend of a side&apos;s territory, with its number of points. %1 = count</extracomment>
        <translation>白地，%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>提子：黑方 %1，白方 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners.</extracomment>
        <translation>最后一手是黑方下的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners.</extracomment>
        <translation>最后一手是白方下的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Return the names of some rulesets; the user&apos;s own come first, then the offered ones in their order. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1 和另外 %2 种</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>最后一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>多下一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>黑方多下了一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>白方多下了一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>按棋子算时，那颗子算一目。只按地算时不算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves. %1 = black %2 = white</extracomment>
        <translation>黑方下了 %1 手，白方下了 %2 手。按棋子算时，多下的每颗子算一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>多下的手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere. %1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1：双活中什么都不算%2。黑方少 %3 目，白方少 %4 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere.</extracomment>
        <translation>差距不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere.</extracomment>
        <translation>双活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points Return the title and sentence for the reason that false eyes do not count everywhere.</extracomment>
        <translation>%1：必须填的点不算%2。黑方 %3 目，白方 %4 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <extracomment>Return the title and sentence for the reason that false eyes do not count everywhere.</extracomment>
        <translation>假眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points Return the title and sentence for the reason that some rules require borders to be closed stone by stone.</extracomment>
        <translation>%1：边界没有一子一子收好%2。黑方 %3 目，白方 %4 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <extracomment>Return the title and sentence for the reason that some rules require borders to be closed stone by stone.</extracomment>
        <translation>边界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets Return the title and sentence for the reason that some rules make each pass a prisoner.</extracomment>
        <translation>停一手：黑方 %1 次，白方 %2 次。按%3，每次都成为对方的一颗提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points Return the title and sentence for the reason that some rules keep two points for each group.</extracomment>
        <translation>%1：每块棋留两目。黑方少 %2 目，白方少 %3 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <extracomment>Return the title and sentence for the reason that some rules keep two points for each group.</extracomment>
        <translation>各留两眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>Return the title and sentence for the reason that handicap stones count where stones do. %1 = number</extracomment>
        <translation>黑方在棋盘上多 %1 颗子。按棋子算时，每颗算一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <extracomment>Return the title and sentence for the reason that handicap stones count where stones do.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>Return the title and sentence for the reason that White gets different points for the handicap. %1 = listed</extracomment>
        <translation>给白方的目数。%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>Return the title and sentence for the reason that some rules give White a point for passing first. %1 = context.names</extracomment>
        <translation>按%1，白方因此得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move. %1 = points(abs(margin))</extracomment>
        <translation>没有落子而摆上的：黑方多 %1 颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move. %1 = points(abs(margin))</extracomment>
        <translation>没有落子而摆上的：白方多 %1 颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move.</extracomment>
        <translation>按棋子算时，每颗算一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move.</extracomment>
        <translation>摆上的子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points Return the title and sentence for the reason that some rules count without the last moves. %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1：照现状数棋，不下最后几手。黑方 %2 目，白方 %3 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <extracomment>Return the title and sentence for the reason that some rules count without the last moves.</extracomment>
        <translation>最后几手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>Return the title and sentence for the reason that rules decide a tie differently. %1 = names</extracomment>
        <translation>双方一样多。按%1，胜负的定法不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <extracomment>Return the title and sentence for the reason that rules decide a tie differently.</extracomment>
        <translation>目数相同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>Return the title and sentence for the reason that neutral points are still open. %1 = len(reason.points)</extracomment>
        <translation>还没填的单官：%1 个。按棋子算时，谁填谁得一目；否则不归任何人。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <extracomment>Return the title and sentence for the reason that neutral points are still open.</extracomment>
        <translation>单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>本局贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>通常贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>回到数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>复制为文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>各规则用其通常贴目</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>围住的空点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>拿走的死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>停一手交的子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>每块棋留两目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Komi</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>For the handicap</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>让子补偿</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>白方先停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>超时罚目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;.</extracomment>
        <translation>双方一样多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;.</extracomment>
        <translation>双方一样多。按这套规则算黑胜。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>黑方领先 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>白方领先 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>棋子和围住的空点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>围住的空点和提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>放得下的子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Return the headline of the count that says who is ahead, and of which board where there is a choice. %1 = leader</extracomment>
        <translation>最后几手之后：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Return the headline of the count that says who is ahead, and of which board where there is a choice. %1 = leader</extracomment>
        <translation>照现状：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>The line below an opponent&apos;s other view of some stones: the user&apos;s count ends the game.</extracomment>
        <translation>由你们决定。双方同意后，棋局按此结果结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Return the line below the question whether to stop and count: who passes, and the next step.</extracomment>
        <translation>双方都停一手，然后标出死子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Return the line below the question whether to stop and count: who passes, and the next step. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1也停一手，然后标出死子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>The question whether to stop the game and count.</extracomment>
        <translation>停下来数棋？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Ask whether to stop the game by the missing passes.</extracomment>
        <translation>数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Ask whether to stop the game by the missing passes.</extracomment>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>双活中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>双活中的，以及每块棋两目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>普通劫</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>局面全局同形</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>带轮走方的全局同形</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>自然全局同形</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>同一局面不得第三次出现</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>双方同意则无胜负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>双方同意则和棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>两子以上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>放在固定的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>自由放</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>没有</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>每子一目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>子数减一</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>任一方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>停手之前填完</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>空着或填上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>连停四手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>第二次停下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>轮到下的一方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>没有要求继续下的一方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>不会出现</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>只数一方，与半数比</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>所有子放回棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>看双方能走到哪里</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>较小的子空，两个两个数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>双方的子空，逐点数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>围住的点都算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>双活棋块围住的点不算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>每块棋有两目不算；双活中都不算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>局面不得一再重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>局面一再重现时，双方可同意以无胜负结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>局面一再重现时，双方可同意和棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>让子放在传统的点上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>黑方可把让子放在任意位置。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>白方不因让子得目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>每颗让子白方得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>数子时，除第一颗外每颗让子白方得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>停一手要交出一子作提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>停一手没有代价。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>由白方最后停一手，需要时停第三手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>任一方都可最后停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>双方停手之前先填单官。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>单官可以空着。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>连停四手，棋局结束，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>第二次停下，棋局结束，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>双方都同意时棋局才结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>停下之后，轮到谁下谁先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>停下之后想继续下的人，让对方先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>目数相同为和棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>目数相同算黑胜。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>贴目带半目时，分先棋不会平局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>拿走白子，把黑方的子空与半个棋盘比较。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>双方用棋盒里的子填满自己的子空，剩下的空点表明谁胜。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>空点只有一方的子能走到，就归那一方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>较小的子空两个两个数，余下的是另一方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>每个点都涂色并计数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>Return the name of a ruleset in lists.</extracomment>
        <translation>自定规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>子空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>地盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same Return the value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>Return the meaning of the cell &quot;Scoring&quot;. %1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>一局棋可用两种方法数：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <extracomment>Return the meaning of the cell &quot;Komi&quot;.</extracomment>
        <translation>分先棋白方得 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <extracomment>Return the meaning of the cell &quot;Komi with handicap&quot;.</extracomment>
        <translation>让子棋白方得 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <extracomment>Return the meaning of the cell &quot;White gets for passing first&quot;.</extracomment>
        <translation>谁先停一手都一样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <extracomment>Return the meaning of the cell &quot;White gets for passing first&quot;.</extracomment>
        <translation>白方先停一手，就多得：%1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>Return the meaning of the cell &quot;Name in files&quot;. %1 = ruleset.sgf_name</extracomment>
        <translation>棋谱中这套规则写作“%1”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>计分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>不算的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ko</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>劫</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Repeating boards</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>局面重现</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>自杀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi with handicap</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>让子棋的贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>让子时白方得</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>停一手交的子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>先停一手时白方得</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>最后一次停手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>不能一致时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>停下后的第一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>目数相同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>手工数子空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>停一手交的子算提子，而提子只在数目法中算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>除第一子外每子一目，用来抵消让子在棋盘上算的目数；数目法中让子不算目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>平局算黑胜，但贴目带半目时不会平局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>每块棋留两目要配合数棋子或数子，不能配合数目法。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>按这种劫的规则局面不会一再重现，所以没有什么要同意的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>普通劫允许隔几手后局面重现；请说明那时是和棋还是无胜负。</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>Return the line in the dialogue for custom rules that names the ruleset they copy. %1 = name</extracomment>
        <translation>它从%1复制而来，每次新对局都可选用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>The message where custom rules have no name yet.</extracomment>
        <translation>请给这套规则起个名字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>The message where other rules already have the name of custom rules.</extracomment>
        <translation>已有同名的规则。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>The note below the name of custom rules: game records show it.</extracomment>
        <translation>棋谱中也显示这个名称。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>The message where a cell of custom rules needs a whole number.</extracomment>
        <translation>整数，如 1，最大 150。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>The message where a cell of custom rules needs a number.</extracomment>
        <translation>数字，如 6½，在 −150 到 150 之间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>你自己的规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>编辑你的规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>The message on the terminal where there is no display for a window.</extracomment>
        <translation>goboard：这里没有显示器可以打开窗口；goboard score、check、convert、render 和 rules 不需要显示器。</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>姓名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>级段位</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>队伍</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>对局名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>轮次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>地点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Handicap</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rules</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>加时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>注释者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>录入者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>版权</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>关于对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Return the message in the game information where a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>贴目须是数字，如 6½，在 −%1 到 %1 之间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Return the message in the game information where a value cannot be written.</extracomment>
        <translation>让子须是整数，如 2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Return the message in the game information where a value cannot be written.</extracomment>
        <translation>时间须是秒数，如 1800。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date. %1 = better</extracomment>
        <translation>按顺序：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date. %1 = better</extracomment>
        <translation>更好的写法：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date.</extracomment>
        <translation>其他程序可能不懂这种写法。日期请写成 1996-12-27，多个写成 1996-12-27,28。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>Return the line below a komi with its meaning in points. %1 = points(komi)</extracomment>
        <translation>意思是 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <extracomment>Return the line below a name of rules: the ruleset meant, or that it is not known; empty where it is clear.</extracomment>
        <translation>这里不认识这套规则。文字会保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>The message in the game information where the typed text is not a margin.</extracomment>
        <translation>差距须是目数，如 3½。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>Return the choice of a result that one side won. %1 = color</extracomment>
        <translation>%1胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>Return the choice that keeps the result as the file has it. %1 = text</extracomment>
        <translation>按文件原样：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>未写</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>无胜负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>数棋胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>中盘胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>超时胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>判胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>未说明方式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>怎样取胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>胜多少目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>其他属性，按文件原样</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Return the sentence that names the side of the first numbered move. %1 = shot.moves[0].number</extracomment>
        <translation>第 %1 手是黑方下的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Return the sentence that names the side of the first numbered move. %1 = shot.moves[0].number</extracomment>
        <translation>第 %1 手是白方下的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>地盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>上一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>圆圈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>方块</translation>
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
        <translation>叉号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>已选中</translation>
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
        <translation>贴目“%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>让子“%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>时间“%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>加时“%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>让子 %1，棋子 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>须提子数“%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>贴目“%1”不是数字。棋谱里照原样保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>让子“%1”不是数字。棋谱里照原样保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>时间“%1”无法理解。棋谱里照原样保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>加时“%1”无法理解。棋谱里照原样保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>棋谱写着让 %1 子，但黑方开局的子数是：%2。棋盘照原样显示。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>提多少子算胜，“%1”不是数字。按普通对局处理。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>Return the message after opening a record with doubtful facts, of which there is at least one.</extracomment>
        <translation>
            <numerusform>这份棋谱有 %n 处可疑。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>由你选择</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>根据字节顺序标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>只有普通字母</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>文字是有效的 UTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>除少数字节外是 UTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>根据转义序列</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>文件所声明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>根据文字判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>不确定</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>Return the warning that reopening a file with another encoding loses unsaved changes.</extracomment>
        <translation>
            <numerusform>重新打开会丢掉 %n 处未保存的更改。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>Return the hint in the dialogue that chooses the encoding of a file. %1 = name</extracomment>
        <translation>请选择让 %1 显示正确的编码。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>The hint in the dialogue that chooses the encoding for saving.</extracomment>
        <translation>UTF-8 能保存所有字符；其他程序可能要别的编码。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>The title of the question whether reopening may lose unsaved changes.</extracomment>
        <translation>丢掉更改？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>所有语言</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>日语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>中文</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>韩语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>西欧语言</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>中欧语言</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>俄语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>其他</translation>
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
        <translation>也用于 GBK、GB2312</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>希腊语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>土耳其语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>波罗的海语言</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>越南语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>泰语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>The words in place of the encoding of a file whose games have different ones.</extracomment>
        <translation>各局不同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>用此编码，文件里没有对局。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>
            <numerusform>用此编码，有 %n 个字节不成文字。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>用此编码，每个字节都成文字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them.</extracomment>
        <translation>此编码能保存棋谱的所有字符。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>此编码存不下 %n 个字符：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>节点名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>白方姓名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>对局名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>地点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>对局说明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>标签</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Return the place of characters that an encoding lacks: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Return the place of characters that an encoding lacks: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about the file that was read, unless another one is on the board by now.</extracomment>
        <translation>用其他编码重新打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about the file that was read, unless another one is on the board by now.</extracomment>
        <translation>重新打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>用其他编码保存</translation>
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
        <translation>照原样</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>保留更改</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>丢掉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>文字编码</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>此文件</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>棋谱会怎样显示</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>你交出一子作提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>白方先停一手，得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>那样白方就得不到先停一手的一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>停一手之前请填完所有单官。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>The tip of the button Resign.</extracomment>
        <translation>认输，对方胜。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>The tip of the button Count while a game is played.</extracomment>
        <translation>停一手，停下棋局，标出死子并数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>Return the tip of the button that agrees with the count.</extracomment>
        <translation>按现在的标记结束对局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>Return the tip of the button that agrees with the count.</extracomment>
        <translation>白方为最后一次停手再交一子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>你想继续下的话，对方先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>继续下的话，白方先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>继续下的话，黑方先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Return the guidance while the stones are marked: who decides, and where each answer leads.</extracomment>
        <translation>由你们两人决定：同意，或继续下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Return the guidance while the stones are marked: who decides, and where each answer leads. %1 = counting.open_neutral_points</extracomment>
        <translation>按这套规则要先填单官；还空着：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>连停四手，棋局结束，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>第二次停下，棋局结束，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>第二次停手让棋局停下，然后数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>不下子。连停两手，棋局就停下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>The effect of stopping the game once more; empty where it is the same again.</extracomment>
        <translation>再停一次，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>The effect of stopping the game once more; empty where it is the same again.</extracomment>
        <translation>你们若马上又都停一手，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <extracomment>Return the sentence, while stones are marked, why all of them count as alive.</extracomment>
        <translation>这是第二次停下：不再拿走棋子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <extracomment>Return the sentence, while stones are marked, why all of them count as alive.</extracomment>
        <translation>已连停四手：不再拿走棋子。</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>找不到 %1：没有程序“%2”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>无法启动 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 自己停止了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 没有回答，已被停止。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 的回答讲不通。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 拒绝了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 做不到。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 不能下这种大小的棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>无法把这个局面交给 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 选了 %2，规则不允许。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 它说：“%2”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它不认识这套规则，按自己的方法数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它的劫规则稍有不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它不允许单子自杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它计算让子目数的方法可能不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它不知道以前的提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它把贴目取整到半目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它不知道这个局面怎么来的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它不知道白方先停一手得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>它不知道平局算黑胜。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>会下棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>有等级</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>评价着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>估计地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>找死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities. %1 = name</extracomment>
        <translation>可以使用：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities. %1 = ability_list(known.abilities)</extracomment>
        <translation>它%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities.</extracomment>
        <translation>
            <numerusform>它有 %n 个命令。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>几乎所有规则都能告诉它。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>可告诉它日本或中国规则，以及全局同形。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>它懂日本、中国、AGA 和新西兰规则。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>无法告诉它规则，它按自己的方法数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>Return the text shown while an engine is started for a test; a large one takes a while. %1 = name</extracomment>
        <translation>正在启动 %1… 大型引擎可能要一分钟。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>Return the message about an engine that is installed without the network it needs. %1 = name</extracomment>
        <translation>已安装 %1，但没有找到它的网络文件。请在程序旁放一个，或在这里添加引擎并写上参数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>The message in place of the list where no engine was found and none was added.</extracomment>
        <translation>没有找到引擎。请安装一个，如 GNU Go（软件包 gnugo），或用“添加…”选择它的程序。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The message where a quotation mark in the arguments of an engine is not closed.</extracomment>
        <translation>参数里有引号没有结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Return the hint below the arguments of an engine: the folder from which relative paths start. %1 = _said(folder)</extracomment>
        <translation>有空格的参数请加引号。路径从 %1 开始。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>Return the question whether to remove an engine from the list. %1 = _said(name)</extracomment>
        <translation>从列表中移除 %1？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>The line below the question whether to remove an engine: the program itself stays.</extracomment>
        <translation>程序本身仍留在电脑上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>复制并编辑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP（多数引擎）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON（KataGo 的分析引擎）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>轮到的一方（通常）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>协议</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>胜率针对</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Fill the list with the known engines, and keep the current one if it is still there.</extracomment>
        <translation>你添加的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Fill the list with the known engines, and keep the current one if it is still there.</extracomment>
        <translation>在这台电脑上找到的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>选择引擎的程序</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>引擎日志</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>The hint below the breakdown before a point is chosen: how to see the worth of a point.</extracomment>
        <translation>指向任意点，或用方向键移到那里，就能知道它算什么。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1: %2, %3.</source>
        <extracomment>Return the sentence about the chosen point of a count: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = kind or what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1：%2，%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Return the rows of the breakdown to which the chosen point adds; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>计入：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>黑方从 %1、白方从 %2 能走到。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>只有黑方能从 %1 走到。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>只有白方能从 %1 走到。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points.</extracomment>
        <translation>1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points.</extracomment>
        <translation>2 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points. %1 = points(worth)</extracomment>
        <translation>%1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>黑方死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>白方死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>双活中的黑子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>双活中的白子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>黑方活子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>白方活子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>双活的公气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>由你设为单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>周围没有活子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>单官，在双方之间</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>双活中黑方唯一的眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>双活中白方唯一的眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>双活中黑方的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>双活中白方的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>黑方的假眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>白方的假眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>未收边界的黑方一侧</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>未收边界的白方一侧</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>黑方的点，留作眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>白方的点，留作眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>黑地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>Return the worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>不归任何人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0 目：只算地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0 目：每块棋留两目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0 目：必须填</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>暂算 1 目：以后必须填</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>按这套规则 0 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>此点留作眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>子 1 目，点 1 目，归黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>子 1 目，点 1 目，归白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>子 1 目，归黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>子 1 目，归白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>点 1 目，归黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>点 1 目，归白方</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The message where an export needs moves and the game has none.</extracomment>
        <translation>这局棋没有着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Return the note of goboard render with the moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>看不到的：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>Return the message in the export dialogue where the part of the board is not valid. %1 = board_size(size)</extracomment>
        <translation>这不是 %1 棋盘的一部分。请输入两个角：A1:E5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>Return the message in a dialogue where a field has no number between its limits. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1：从 %2 到 %3 的数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The message in the export dialogue where the range of moves ends before it begins.</extracomment>
        <translation>最后一手在第一手之前。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The message after the board was copied as a picture.</extracomment>
        <translation>棋盘已作为图片放到剪贴板。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The message after the board was copied as text.</extracomment>
        <translation>棋盘已作为文字放到剪贴板。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>Return the progress shown while a picture or document is made. %1 = name</extracomment>
        <translation>正在制作 %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>Return the message after a picture or document was saved. %1 = name</extracomment>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>Return the message where a picture or document could not be made or written; an earlier file is unchanged. %1 = name</extracomment>
        <translation>无法制作 %1。可能内存太少。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>Return the message where a picture or document could not be made or written; an earlier file is unchanged. %1 = name %2 = reason</extracomment>
        <translation>无法保存 %1：%2。磁盘上没有改变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The note in the export dialogue that the choices are kept for the next time.</extracomment>
        <translation>这些选择会保留到下次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 s</source>
        <extracomment>Return a choice in the export dialogue: the time in seconds for which a moving picture shows each move. %1 = seconds</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 pt</source>
        <extracomment>Return a choice in the export dialogue: the size of a hand-out&apos;s text in points. %1 = points</extracomment>
        <translation>%1 磅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Export</source>
        <extracomment>Return the title of the dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Return the name filter of the file dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>动画 (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>动画 (*.webp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>棋子上的数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>坐标</translation>
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
        <translation>姓名、日期和答案的横线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Solutions on the last page</source>
        <translation>答案放在最后一页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>全部，或一部分，如 A1:J9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>制作</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>着手</translation>
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
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>像素</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>每手间隔</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>纸张</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>每谱手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>每页棋盘数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>文字大小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>图片 (PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>一个棋盘 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>分谱 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>练习单 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text (Sensei&apos;s)</source>
        <translation>文字 (Sensei&apos;s)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (GIF)</source>
        <translation>动画 (GIF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (WebP)</source>
        <translation>动画 (WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>深色高对比度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>白底黑字</translation>
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
        <translation>打印…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>效果预览</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The message after a failure inside the program.</extracomment>
        <translation>goboard 内部出了问题。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>The line below a failure that lost nothing.</extracomment>
        <translation>你的对局没有丢失。下面的细节有助于修复程序。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>The line below a failure that may lose the game.</extracomment>
        <translation>请现在就保存对局。下面的细节有助于修复程序。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none. %1 = here.figure_number</extracomment>
        <translation>第 %1 谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>第 %1 谱：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none.</extracomment>
        <translation>部分棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>不显示手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>手数照原样</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>手数不写百位</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Return the message where the number given to a move is not possible. %1 = most</extracomment>
        <translation>手数是不超过 %1 的整数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>从这里开始新的一谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>分谱与手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>与之前相同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>这一谱的名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>从此处起的手数编号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>这一手的手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>不显示名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>不显示坐标</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>不列出无法显示的着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>被提的子留着</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>不显示星位</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>Return the progress shown while a large file, or the games of a record, are read. %1 = name</extracomment>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>Return the message where a file was not saved and is unchanged on disk. %1 = name %2 = reason</extracomment>
        <translation>无法保存 %1：%2。磁盘上没有改变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>Return the message where the journal of the game could not be written. %1 = reason</extracomment>
        <translation>对局无法保留：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>Return the message where an unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>未下完的对局无法搁置：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>Return the message where an unfinished game could not be deleted. %1 = reason</extracomment>
        <translation>未下完的对局无法删除：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>Return the message for a file that cannot be read. %1 = name %2 = reason</extracomment>
        <translation>无法打开 %1。%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboard 有 %n 个文件无法读取：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboard 有 %n 个文件无法读取，已放到一边：%1。什么也没有删除。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Return the detail of that message: the place of one such file now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1 仍在原处：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Return the detail of that message: the place of one such file now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1 现在是 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Return the question whether to open a file that is far larger than a game record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1 非常大（%2）。棋谱很少超过 1 MB。仍要打开吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>Return the filter of the dialogue for opening that shows game records. %1 = endings</extracomment>
        <translation>围棋棋谱 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Return the message that names the files left out because too many were opened at once. %1 = names</extracomment>
        <translation>一次打开的棋谱太多。没有打开：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>The text in place of the list of shelved games when there are none.</extracomment>
        <translation>还没有搁置过未下完的对局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>The text in place of the list of earlier versions when there are none.</extracomment>
        <translation>还没有保留过文件的早先版本。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Return the question&apos;s reason why a file is not simply overwritten: another program changed it. %1 = name</extracomment>
        <translation>%1 在这里打开或保存之后，被其他程序改动了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Ask for a path and save there; return whether the games are saved.</extracomment>
        <translation>保存对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>另存为…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>文件被其他程序改动了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Ask for a file, and open it in a window of its own.</extracomment>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Bring the program that has the file open to the front, and report it.</extracomment>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Bring the program that has the file open to the front, and report it.</extracomment>
        <translation>仍然打开</translation>
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
        <translation>重新载入</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>保留我的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>Ask for a record to open; return None if the user cancels.
----------
Ask for a path to save SGF; return None if the user cancels.</extracomment>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Ask for a path to save SGF; return None if the user cancels.</extracomment>
        <translation>围棋棋谱 (*.sgf *.SGF)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>Return the row of a hit in the list of a search.</extracomment>
        <translation>已经没有了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>Return the row of a hit in the list of a search.</extracomment>
        <translation>黑白互换</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>Return a part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>正在查找…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>正在查找… %1 / %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = hits</extracomment>
        <translation>前 %1 处。还有更多。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>已停止。目前找到 %n 处。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>什么也没有找到。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%1，在 %2中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>The message where a chosen hit was deleted since.</extracomment>
        <translation>这个位置已经没有了：棋谱改动过。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>The message where the part to search for holds only empty points.</extracomment>
        <translation>请选一块有子的部分。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>The hint how to mark the part of the board to search for.</extracomment>
        <translation>在棋盘上拖动，选出一部分。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>Return the line that names the marked part of the board, with the hint how to ignore a point in it. %1 = area_text(area, size)</extracomment>
        <translation>已选：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>Return the line that names the marked part of the board, with the hint how to ignore a point in it.</extracomment>
        <translation>点击其中无关紧要的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the number of the shown hit. %1 = current %2 = total</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <extracomment>Return a number of games, for the result of a search.</extracomment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = number</extracomment>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = game %2 = number</extracomment>
        <translation>第 %1 局，第 %2 手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = game</extracomment>
        <translation>第 %1 局，开头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <extracomment>The word for the start of a game, as the place of a hit.</extracomment>
        <translation>开头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>位置的名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>关于对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>对局名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>黑方队伍</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>白方队伍</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>黑方级段位</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>白方级段位</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>轮次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>地点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>录入者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>注释者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>版权</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>加时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>任意对称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>黑白均可</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>空点也算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>本局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>所有对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>注释和名称中的文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>上一处 (Shift+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>下一处 (F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>旋转、翻转、在任意角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>黑白互换的也查找</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>关闭时，这里的空点上可以是任何东西</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>只有对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>左括号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>每个分支一个右括号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>没有多余的右括号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>每一步前一个分号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>括号里的一步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>变化在最后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>属性</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>方括号里的值</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>右方括号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>括号前的反斜杠</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>1 到 52 的大小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>编码的名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>CA 所写的编码</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>带编码的 CA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>此编码的文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>此属性应有的值</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>此格式的一行</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>视为存在</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>视为存在</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>跳过并保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>当作又一个变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>当作没有值的属性</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>其余都当作值</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>当作文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>采用 19 × 19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>当作围棋显示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>根据文字判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>按实际文字读取</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>作为字节保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>Return a fault of a lesson with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
Return a finding in a file with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>第 %1 行，第 %2 列： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>不属于任何对局的文字照原样保留：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>缺少左括号。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>缺少右括号：%1 个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>多了一个右括号。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>缺少分号。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>空的变化。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>变化之后还有着手；当作又一个变化。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>这在这里没有意义：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1 没有值。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>文件在 %1 里面结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>%1 里面的括号当作文字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>棋盘大小“%1”不可能；采用 19 × 19。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>文件写明这不是围棋，而是别的游戏（GM %1）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>文字编码“%1”无法识别；文字是猜出来的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>文字不是文件所写的编码；采用 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>文件没有写文字编码；采用 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1 不是此属性应有的值；照原样保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>此行已略去：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>不成文字的字节，显示为 �：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none. %1 = where.line</extracomment>
        <translation>棋谱在第 %1 行中断。到那里为止的内容都已打开。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none.</extracomment>
        <translation>
            <numerusform>此文件有 %n 处不对。</numerusform>
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
            <numerusform>有 %n 手不允许</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Return the line below that title: the rules in force, and that no move was removed. %1 = name</extracomment>
        <translation>现在的规则是：%1。它不允许这些着手。什么也没有拿走：着手照下的样子保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>Return a move of the record that the rules do not allow: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>第 %1 手，%2 %3：%4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>关闭</translation>
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
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black</source>
        <extracomment>Return the name of a colour as a word of its own: Black or White.
----------
Return a row of the library as a screen reader speaks it.</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Return the name of a colour as a word of its own: Black or White.
----------
Return a row of the library as a screen reader speaks it.</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Return the name of the point of a move, &quot;Q16&quot;, or &quot;pass&quot;.</extracomment>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Return the line below the board with the side to move and the number of its move. %1 = number</extracomment>
        <translation>轮到黑方。第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Return the line below the board with the side to move and the number of its move. %1 = number</extracomment>
        <translation>轮到白方。第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <extracomment>Return the sentence that a side passed.</extracomment>
        <translation>黑方停了一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <extracomment>Return the sentence that a side passed.</extracomment>
        <translation>白方停了一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Return the warning that the next pass stops the game; empty where it does not.</extracomment>
        <translation>再停一手棋局就停下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>Return the line below the board while it shows an earlier move of the game in play. %1 = number %2 = last</extracomment>
        <translation>你正在看第 %1 手，共 %2 手。现在落子，棋局就从这里继续。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>提了 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game. %1 = names</extracomment>
        <translation>被打吃：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>Return the line below the board while handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>黑方再放 %n 颗让子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>The tip of the disabled button Count in a game against an engine: both sides must pass first.</extracomment>
        <translation>双方都停一手后才开始数棋。请先停一手。</translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Return the question for the next move to guess: its colour and its number. %1 = question.number</extracomment>
        <translation>黑方下在哪里？第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Return the question for the next move to guess: its colour and its number. %1 = question.number</extracomment>
        <translation>白方下在哪里？第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move. %1 = name</extracomment>
        <translation>%1 是棋谱里的变化。请继续猜。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move.
----------
Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>差 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move. %1 = name %2 = away</extracomment>
        <translation>不是 %1：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try.</extracomment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try. %1 = name %2 = points</extracomment>
        <translation>对了：%1。%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try. %1 = name %2 = points</extracomment>
        <translation>是 %1。%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>The announcement when guessing begins.</extracomment>
        <translation>后面的着手是隐藏的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>The message after the last move was guessed.</extracomment>
        <translation>所有着手都猜完了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>The message after a click on a stone, which is not a guess.</extracomment>
        <translation>那里有子。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>Return the number of guesses left for this move.</extracomment>
        <translation>
            <numerusform>还可猜 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>Return the score of all guesses: &quot;34 of 50 points&quot;. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%1 / %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>Return the number of the current move among those to guess. %1 = done</extracomment>
        <translation>
            <numerusform>%1 / %n 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>Return the result of the guesses for one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1：%2 / %3 分，%4 / %5 手一次猜中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>第 %1 手，%2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>The hint in the panel how guessing works.</extracomment>
        <translation>后面的着手是隐藏的。请点击下一手下的位置。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>The title above the list of missed moves.</extracomment>
        <translation>没猜中的。点击可显示着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>The text in place of the list where all moves were found.</extracomment>
        <translation>全都猜中了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>The message where no move follows that could be guessed.</extracomment>
        <translation>后面没有着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>双方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>这一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>下一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>看得分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>再猜一遍</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>S 显示着手，N 继续，Esc 结束猜棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>显示着手 (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>下一手 (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>猜下一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>猜谁下的棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>从</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>Return the title of a hand-out: the name in the records, else that of the file.</extracomment>
        <translation>练习单</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>Return the question at a position of a hand-out: the task of the file, else the side to move.</extracomment>
        <translation>黑先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>Return the question at a position of a hand-out: the task of the file, else the side to move.</extracomment>
        <translation>白先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>Return the task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>标出黑方不能下的每个点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>Return the task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>标出白方不能下的每个点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>标出每一口气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>标出所问的每个点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>标出正确的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>Return the labels of the lines at the head of a hand-out, for the name and the date.</extracomment>
        <translation>姓名：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>Return the labels of the lines at the head of a hand-out, for the name and the date.</extracomment>
        <translation>日期：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>The label of the line below a board of a hand-out.</extracomment>
        <translation>答案：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions of a hand-out.</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>Return the notes below a solution: the number asked for, or the moves that no stone shows. %1 = solution.number</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>Return the notes below a solution: the number asked for, or the moves that no stone shows.</extracomment>
        <translation>棋谱还有后续。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Return the note which positions of a hand-out have no solution in the file; at most the first twelve are listed. %1 = listed</extracomment>
        <translation>文件中没有答案：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>The message where a file has no position for a hand-out.</extracomment>
        <translation>此文件没有摆好或标记的局面，所以做不成练习单。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Return the note how many games a hand-out leaves out because nothing is set up in them. %1 = count</extracomment>
        <translation>没有局面的对局，已略去：%1。</translation>
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
        <translation>在第 %1 手 %2 离开词典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
        <translation>在词典中，没有后续着手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
        <translation>
            <numerusform>词典中有 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>The text on the card where no corner of the board is in the joseki dictionary.</extracomment>
        <translation>词典里没有这个棋盘的角。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>Return the text on the card where the joseki dictionary is for boards of another size. %1 = size.columns</extracomment>
        <translation>词典适用于 %1 × %1 的棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>Return the text on the card while the file of the joseki dictionary is read. %1 = name</extracomment>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>Return the message for a file that cannot be used as the joseki dictionary; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1 不能用作词典。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>The reason where a file has no variations in a corner and cannot be the joseki dictionary.</extracomment>
        <translation>它没有方形棋盘角上的着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Show the dialog that chooses the file, and switch the dictionary on.</extracomment>
        <translation>选择定式词典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Show the dialog that chooses the file, and switch the dictionary on.</extracomment>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>定式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>收起词典</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>妙手</translation>
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
        <translation>大恶手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>恶手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>疑问手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>有趣的一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>形势相当</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>势均力敌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>黑方好</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>黑方很好</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>白方好</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>白方很好</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>非常不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>Return the rating of a node as a hotspot, where the game is decided.</extracomment>
        <translation>重大热点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>Return the rating of a node as a hotspot, where the game is decided.</extracomment>
        <translation>热点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <extracomment>Return the value of a position that the record gives (V), in words.</extracomment>
        <translation>估计形势相当</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>Return the value of a position that the record gives (V), in words. %1 = points(abs(value))</extracomment>
        <translation>黑方领先 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>Return the value of a position that the record gives (V), in words. %1 = points(abs(value))</extracomment>
        <translation>白方领先 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>Return the ratings of a move as a screen reader speaks them. %1 = words</extracomment>
        <translation>评价：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>命名此局面…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>分谱与手数…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>评价</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>点击</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>在棋盘上移动</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>在棋盘上移动，任何时候</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>下在那里，或更改一块棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>数棋时：更改整片</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>逐手前进后退</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>复盘时逐手前进后退</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>复盘中的其他变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>自动播放棋谱，或停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>在分支处：选择着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>跳到下在某点的一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>在变化树中：收起或展开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>打开点的菜单</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>摆子：黑、白、轮流</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B, W, I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>摆子：清空、移动</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X, M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>摆子：旋转、互换黑白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>摆子：拿走一子</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Return the caption of a figure, such as &quot;Figure 2 (51–100)&quot;, with its name in the record. %1 = figure.number</extracomment>
        <translation>第 %1 谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number</extracomment>
        <translation>图 %1：续</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>图 %1：属于图 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>图 %1：图 %3 中 %2 之后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number</extracomment>
        <translation>图 %1：开局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>图 %1：%2 之后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>图 %1：代替图 %3 中的 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = number</extracomment>
        <translation>图 %1：代替 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>Return the notes below any numbered board about the moves that no stone shows. %1 = _listed(passes)</extracomment>
        <translation>%1 停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>Return the note about moves at one point that no stone shows, such as &quot;34, 40 at 12&quot;. %1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1 在 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Return the heading of a comment, such as &quot;After 34: Joseki · Good for Black&quot;, with the name and ratings of the node. %1 = comment.number</extracomment>
        <translation>%1 之后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The note that the game has more variations than are printed.</extracomment>
        <translation>棋谱还有更多变化，没有打印。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>轮次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>地点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handicap</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Komi</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Rules</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>注释者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>版权</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 s</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = seconds</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 h</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = hours</extracomment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 min</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = minutes</extracomment>
        <translation>%1 分钟</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 holds no lesson: it has no comments.</source>
        <extracomment>Return the message for a file that has nothing to show as a lesson. %1 = name</extracomment>
        <translation>%1 里没有课程：它没有注释。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Return the message where progress in lessons could not be written. %1 = reason</extracomment>
        <translation>你的进度无法保留：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Return the message where progress in lessons could not be read: its file, and that it starts again. %1 = path</extracomment>
        <translation>你的进度无法读取。它已保留为 %1；你从头开始。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>Return the question of a task whose file has no words of its own.</extracomment>
        <translation>黑先， </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>Return the question of a task whose file has no words of its own.</extracomment>
        <translation>白先， </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>吃掉：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>请点击所问的每个点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>请点击每一口气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>请点击正确的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>请点击不能下的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>有多少？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>找出最好的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>救活：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>连上：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>切断：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>做活：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>杀死：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>打赢这里的劫：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>让%3得到 %2 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>输入数字，然后按回车键。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>黑先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>白先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>点击棋盘，或用方向键和回车键。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>Return the reply to the last answer of a pupil; &apos;&apos; where nothing was answered.</extracomment>
        <translation>对了。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>
            <numerusform>对了。还有 %n 个要找。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>对了。继续。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <extracomment>Return the reply to a wrong answer.</extracomment>
        <translation>
            <numerusform>这些子还有 %n 口气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>这个点没有沿着线挨着那颗子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>这里有子了。请找空点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>这一手允许：这颗子有气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>课程里有更好的一手。再试一次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>差一点。再数一次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>差一点。再试一次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>这里已经有子了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>这不允许：下了就没有气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>这不允许：这样就马上把劫提回了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>这不允许：会让局面重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>再要一次提示会显示位置。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points. %1 = state.task.number</extracomment>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>棋盘上显示了位置。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>Return the description of a point of a lesson for a screen reader: its stone, labels and marks.
----------
Return the description of a point of a problem for a screen reader, with its marks.</extracomment>
        <translation>已标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>Return the description of a point of a lesson for a screen reader: its stone, labels and marks.</extracomment>
        <translation>已找到</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>Return the description of the whole board of a lesson for a screen reader: its stones and marks. %1 = listed_points(marked, size)</extracomment>
        <translation>标记：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>Return the description of a position: the size of the board and the stones of both sides. %1 = board_size(size)</extracomment>
        <translation>%1 的棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>Return a side&apos;s stones by their points, for the description of a board; empty for none. %1 = names</extracomment>
        <translation>黑：%1。</translation>
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
        <translation>拿走：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>Return the message that parts of a lesson cannot be used.</extracomment>
        <translation>
            <numerusform>这节课有 %n 处不能用；其余的可以。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>没有叫“%1”的指令。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>没有叫“%1”的任务。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”不是这个棋盘上的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”没有写明点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>已经有任务了；“%1”没有问。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>这里没有提问：“%1”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”的棋子不在棋盘上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>规则不允许“%1”这一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”没有正确答案。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”是正确答案，却被说成错误。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>没有节点写“@screen”；主线的每条注释都显示。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>没有摆子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>后面没有着手，所以没有答案。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>没有正确的着手，所以没有答案。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”是另一方的着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>着手之间摆了子；后面的已略去。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>着手太多；最后的已略去。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Return the number of the shown screen of a lesson. %1 = number %2 = count</extracomment>
        <translation>第 %1 屏，共 %2 屏</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>The name given to a copied lesson that has none.</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>Return the message after a file was copied to the user&apos;s own lessons, with its name there. %1 = isolated(name)</extracomment>
        <translation>已复制到我的课程，名为“%1”。在那里可以修改。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>一局棋，五种数法</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>下一种数法</translation>
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
        <translation>应氏</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Tromp-Taylor</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>New Zealand</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>新西兰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>在棋盘上打开、复制、打印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>和朋友下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>和小狗下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Show the dialog that opens a lesson from a file.</extracomment>
        <translation>打开课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Show the dialog that opens a lesson from a file.</extracomment>
        <translation>课程 (*.sgf);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>你的数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>换个局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>提示 (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>同样的题换个局面 (A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>停一手 (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>上一屏 (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>下一屏 (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>离开；以后可以继续这节课 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>在棋盘上打开</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>The placeholder in the filter of the library.</extracomment>
        <translation>文字，或 player:Name date:1996 result:B+R size:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>只显示符合以下全部条件的对局：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>任意文字：姓名、赛事和日期中词的开头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>player:&quot;Gu Li&quot;  black:Name  white:Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>date:1996  date:1996-12  date:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>result:B  result:W+R  result:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>size:19  rules:Chinese  event:Cup</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games that the list of the library shows.
----------
Return the number of games in which the position was found.</extracomment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>Return the number of games that the list of the library shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%1 / %2 局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>Return the progress shown while the folder of the library is read.</extracomment>
        <translation>正在查看文件夹…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>Return the progress shown while the folder of the library is read. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>正在读取文件：%1 / %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>没有对局的文件 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>太大的文件 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>无法读取的文件 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>无法打开的文件夹 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are. %1 = told</extracomment>
        <translation>略去：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>Return the message where the folder of the library cannot be opened and its earlier games are shown. %1 = folder.name or str(folder)</extracomment>
        <translation>文件夹“%1”现在打不开。这些是以前有的对局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>Return the message where the folder of the library cannot be opened and none of its games are known. %1 = folder.name or str(folder)</extracomment>
        <translation>文件夹“%1”打不开。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>Return the text in place of the list where the folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>“%1”里没有棋谱。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The text in place of the list where no game matches the filter.</extracomment>
        <translation>没有符合的对局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>Return the message where the list of the library has no next, or no previous, game.</extracomment>
        <translation>这是列表中的最后一局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>Return the message where the list of the library has no next, or no previous, game.</extracomment>
        <translation>这是列表中的第一局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>Return the file of a game in a column of the library: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1，第 %2 局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>The hint below the empty board of the position search.</extracomment>
        <translation>点击可放子。拖动可查找棋盘的一部分。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>Return the number of games in which the position was found. %1 = games</extracomment>
        <translation>正在查找… 目前 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>Return the number of games in which the position was found. %1 = games</extracomment>
        <translation>%1，还有更多。选大一些的部分会更准确。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>Return the number of games in which the position was found.</extracomment>
        <translation>没有一局有。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>The message where the part to search for has no stone.</extracomment>
        <translation>请选至少有一子的部分。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>The text shown while a search for a position runs.</extracomment>
        <translation>正在查找…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Return the share of games that Black won after a move: &quot;Black won 52%&quot;; empty where no result is known. %1 = share</extracomment>
        <translation>黑方胜 %1%</translation>
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
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>Return the note below the list of next moves with the number of those that it leaves out.</extracomment>
        <translation>
            <numerusform>还有 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>The text in place of the list where no game goes on after the position.</extracomment>
        <translation>之后这里没有再下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>重新查找整个棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>拿走所有棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Ask for a folder, and open it.</extracomment>
        <translation>打开棋谱文件夹</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>找到于</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>返回 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>只显示这些对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>在所有对局中查找局面</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>黑</translation>
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
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>赛事</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>Return the reason for the judgement of a group, with the points that it rests on, if it has any.</extracomment>
        <translation>这里的每一手都试过了。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 和另外 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that loses a capturing race. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>对杀会输：%n 气对 %1 气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read.</extracomment>
        <translation>试过的下法几乎都被吃。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read.</extracomment>
        <translation>试过的下法都被吃。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>试过的下法都被吃：%n 气对 %1 气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <extracomment>Return the reason for a group that lived in the lines that were read.</extracomment>
        <translation>试过的下法几乎都活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <extracomment>Return the reason for a group that lived in the lines that were read.</extracomment>
        <translation>试过的下法都活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>试过的下法大多是死，不是全部。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>试过的下法大多能活，不是全部。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>
            <numerusform>有 %n 口气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>这样的棋块几乎总是活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>这样的棋块几乎总是死棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>这样的棋块有时活，有时死。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：黑下 %1 活，白下同一点杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：白下 %1 活，黑下同一点杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：黑下 %1 活，白下 %2 杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：白下 %1 活，黑下 %2 杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：黑下 %1 活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：白下 %1 活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：白下 %1 杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>由谁先下决定：黑下 %1 杀。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>需要 %1 的两个劫，却只能保住一个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>由 %1 的劫决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>公气只有 %1 一口：谁先下那里谁输。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>在 %1 有两个眼，谁也破不了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>在 %1 有两个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>不管谁先下，都能在 %1 做出两个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>在 %1 连上活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>不管谁先下，在 %1 最多做一个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>只剩 %1 一口气，逃也没用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>公气在 %1：谁先下那里谁输。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>各有一个眼：谁先下 %1 谁输。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>谁在 %1 提它们，谁损失的子更多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1 有两个劫：提一个就失去另一个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>由谁先下 %1 决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>由 %1 的劫决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1 的外气还空着：还没定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>有两个眼，谁也破不了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>有两个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>不管谁先下，都能做出两个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>连上了活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>没找到出路，也没有做眼的空间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>不管谁先下，最多做一个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>只剩一口气，逃也没用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>有公气：谁先下那里谁输。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>各有一个眼：谁先下谁输。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>谁提它们，谁损失的子更多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>有两个劫：提一个就失去另一个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>由这里谁先下决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>由劫决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>外气还空着：还没定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>双方都还能进来</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>黑方还能进来</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>白方还能进来</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Return the sentence that names the points where a side can still come in; `named` lists the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>黑方还能从 %1 进来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Return the sentence that names the points where a side can still come in; `named` lists the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>白方还能从 %1 进来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Return the sentences that say which side can still come in where, each point once; `named` lists the points. %1 = named(sorted(both), size)</extracomment>
        <translation>双方在 %1 都还有棋可下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Return the sentence that names a protective move which is still missing. %1 = point_name(move.point, size)</extracomment>
        <translation>黑方还需在 %1 补一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Return the sentence that names a protective move which is still missing. %1 = point_name(move.point, size)</extracomment>
        <translation>白方还需在 %1 补一手。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>Return the sentence that names a missing protective move and how many points it protects.</extracomment>
        <translation>
            <numerusform>它护住 %n 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%1 处 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1 周围 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1 处的 %n 颗黑子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1 处的 %n 颗白子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>Return the word for the status beside a group in the list, or that the players have to decide.</extracomment>
        <translation>未定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>Return the word for the status beside a group in the list, or that the players have to decide.</extracomment>
        <translation>由你决定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>死棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>seki</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>双活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>alive</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>活棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Return the reason for the status of a group, or that the players changed it; empty where there is none.</extracomment>
        <translation>由你更改。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>Return the label of the button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>请教%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>Return the text shown while an engine looks for dead stones. %1 = name</extracomment>
        <translation>%1正在看棋盘…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>Return the message where an engine judges all stones as they are counted. %1 = name</extracomment>
        <translation>%1的看法相同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>Return the message where an engine judges some stones otherwise; nothing has been changed. %1 = name</extracomment>
        <translation>%1对一些子看法不同。由你决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1：它说是死棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1：它说是活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1：它说是双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>算作死棋。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>算作活棋。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>算作双活。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>标为死棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>标为活棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>标为双活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>Return the sentence that says whether the rules count the stones and eyes of a seki.</extracomment>
        <translation>按这套规则，棋子和它们的眼都算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>Return the sentence that says whether the rules count the stones and eyes of a seki.</extracomment>
        <translation>按这套规则，双活中什么都不算。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Return the sentences about open neutral points: how filling them ends, or why they cannot be filled; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>还有 %n 个单官没填：%1。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>The sentence that the rules assume no last moves.</extracomment>
        <translation>这套规则照现状数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>The note on a table of all rulesets that it assumes no last moves.</extracomment>
        <translation>各行都照现状数棋，不下最后几手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Return the sentences that say why no last moves are assumed, and how to fill neutral points even so.</extracomment>
        <translation>按这套规则，再停一次，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Return the sentences that say why no last moves are assumed, and how to fill neutral points even so.</extracomment>
        <translation>想填这些点，请继续下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>请先决定不明的棋块哪些是活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>请先收好边界。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>轮流填会有损失。请继续下，把它们下清楚。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Return a sentence for each move that is forced while neutral points are filled, and one for the points left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>之后怎样还不清楚，先空着：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>白方若填 %1，黑方必须应在 %2，否则损失 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>黑方若填 %1，白方必须应在 %2，否则损失 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>白方若填 %1，黑方必须在 %2 收好边界。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>黑方若填 %1，白方必须在 %2 收好边界。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Return the sentence that says which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>黑方在 %1 收好边界。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Return the sentence that says which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>白方在 %1 收好边界。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>The title of the count of a game that does not look finished.</extracomment>
        <translation>棋下完了吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>The sentence that the game does not look finished, where too much is open for a useful count.</extracomment>
        <translation>这局棋看来还没下完。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>The note that the file of the neural network that judges groups is missing or damaged.</extracomment>
        <translation>程序的一个文件缺失或损坏，所以不明的棋块比平时多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>黑白双方在%1都还有棋可下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>黑方在%1还能进来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>白方在%1还能进来。</translation>
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
        <translation>上边</translation>
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
        <translation>左边</translation>
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
        <translation>右边</translation>
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
        <translation>下边</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>右下</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none.</extracomment>
        <translation>
            <numerusform>有 %n 块棋要你决定。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none. %1 = phrase</extracomment>
        <translation>有一块棋要你决定：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = names</extracomment>
        <translation>%1：不算任何一方的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = names</extracomment>
        <translation>%1：重新计算在内。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = color_name(color)</extracomment>
        <translation>%1同意。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change.</extracomment>
        <translation>同意已作废。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>Return one sentence about the places that are still open on the board; empty where nothing is.</extracomment>
        <translation>继续下，或照现状数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>正在看棋盘…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>正在看 %1 的角…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>正在看 %1 的边…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>正在看 %1 的中央…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>还要补一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>活棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Dead</source>
        <translation>死棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Seki</source>
        <translation>双活</translation>
    </message>
</context>
<context>
    <name>lock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pupils answer, take hints and go from task to task; everything else is off. “Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.</source>
        <extracomment>The explanation, before a window is locked for pupils, of the parts that stay in use.</extracomment>
        <translation>学生可以作答、看提示、换任务；其他都不能用。用页脚的“解锁…”或 Ctrl+Shift+L 结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>The title of the question whether to unlock and close a locked window.</extracomment>
        <translation>解锁并关闭？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>The title of the question whether to unlock a locked window.</extracomment>
        <translation>解锁？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The message where the word for unlocking is wrong.</extracomment>
        <translation>口令不对。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>The note in a locked window that pupils can only answer.</extracomment>
        <translation>这里学生只能作答。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>The message after the last task in a locked window.</extracomment>
        <translation>这是最后一个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>The explanation of the switch that asks each pupil for a name.</extracomment>
        <translation>每个学生先输入姓名或号码。只有你能看成绩：“解锁…”，再“成绩…”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>The message where results are kept and no word for unlocking was typed.</extracomment>
        <translation>请输入口令：没有口令，学生就能打开成绩。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question that asks each pupil for a name.</extracomment>
        <translation>谁在作答？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>The label of the field for a pupil&apos;s name.</extracomment>
        <translation>你的姓名，或班里的号码</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Return the question where a pupil of this name has begun already. %1 = isolated(name)</extracomment>
        <translation>“%1”已经开始了。是你吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>The message where pupils cannot answer, because the file has neither tasks nor variations.</extracomment>
        <translation>这里没有要回答的：没有任务，也没有变化。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>恢复全部功能 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>我做完了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>让下一位学生作答</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Show briefly that the page is locked, as the reason why a key had no effect.</extracomment>
        <translation>已锁定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>让学生作答</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>解锁口令（可不填）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>询问姓名，保留成绩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>口令</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>第一个任务，给下一位学生</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>成绩…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>保持锁定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Ask whether this is the same pupil as the one who began under this name.</extracomment>
        <translation>是的，继续</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Ask whether this is the same pupil as the one who began under this name.</extracomment>
        <translation>不是，另一个人</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>在手册中搜索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>Return a small button that opens the manual at the page about a dialog or a panel.</extracomment>
        <translation>帮助（F1）</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>字母</translation>
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
        <translation>方块</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>圆圈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>叉号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>箭头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>橡皮</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>选中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>黑地</translation>
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
        <translation>淡化</translation>
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
        <translation>部分棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>从一点拖到另一点。按 Esc 结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>拖动选出要显示的部分；点击则显示整个棋盘。按 Esc 结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>点击或拖过标记来擦除。按 Esc 结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>点击或拖过交叉点；再来一次就去掉标记。按 Esc 结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>此点上的文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>更多标记</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>The message after another language was chosen: it is used from the next start.</extracomment>
        <translation>下次启动 goboard 时使用新语言。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>Return the message where the catalogue of the chosen language cannot be read. %1 = name</extracomment>
        <translation>此语言的文件缺失或损坏：%1。goboard 改用英语。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>Return the menu entry that numbers only the last moves.</extracomment>
        <translation>
            <numerusform>最后 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.
----------
Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>跳到</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>引擎分析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>分析全局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>下一处大失误</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>上一处大失误</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>黑方同意数棋结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>白方同意数棋结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>同意并结束对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>双方皆负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>显示棋块为什么死或活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>显示数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>终局时显示数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>请引擎判断不明的棋块</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>Return the commands about counts.
----------
Return the commands that open the dialog and the log.</extracomment>
        <translation>引擎详情</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>怎样数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>从此处起删除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>只删除此节点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>着手与棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>插入着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>插入停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>摆子…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>这个变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>变化上移</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>变化下移</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>设为主线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>旋转与翻转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>黑白互换</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>对局信息…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>写注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>命名此局面…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>分谱与手数…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>Yield the commands for the marks on the board.</extracomment>
        <translation>更多标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>Yield the commands for the marks on the board.</extracomment>
        <translation>清除这一手的所有标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>用字母标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>用数字标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>用三角标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>用方块标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>用圆圈标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>用叉号标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>画线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>画箭头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>擦除标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>在棋盘上写字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>标为选中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>标记黑地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>标记白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>淡化交叉点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>只显示部分棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>Return the commands that open the dialog and the log.</extracomment>
        <translation>引擎…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>Return the commands that open the dialog and the log.</extracomment>
        <translation>引擎日志</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>Return the commands about files, and those that copy the board.</extracomment>
        <translation>文件中的对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>在新窗口中打开…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>从剪贴板打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>用其他编码重新打开…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>搁置的对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>早先的版本…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>用其他编码保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>修复了什么…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>复制棋盘为图片</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>复制棋盘为文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>Return the submenu for recovering other versions of a file.</extracomment>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>手册…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>快捷键…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>围棋用语…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>关于 goboard…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Return the commands that show the dictionary and choose its file.</extracomment>
        <translation>定式词典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Return the commands that show the dictionary and choose its file.</extracomment>
        <translation>选择定式词典…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>棋谱库</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>在棋谱库中查找此局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>棋谱库中的上一局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>棋谱库中的下一局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>自己送打吃之前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>填自己的眼之前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>过早停一手之前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>声音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>棋钟声音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>落子声音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>与电脑对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>从棋谱继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>认输…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>停钟或开钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>数棋…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>向对手要提示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>不用对手，继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>棋盘帮助</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>打开或关闭棋盘帮助</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>显示气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>显示打吃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>显示相连的棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>显示围住的地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>提醒我</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>Return the menu commands that open the book and keep the game on the board.</extracomment>
        <translation>棋手名册…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>Return the menu commands that open the book and keep the game on the board.</extracomment>
        <translation>把本局记入棋手名册</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>Yield the commands that move about in a record and that search it.</extracomment>
        <translation>猜下一手…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>最初局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>后退十手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>前进十手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>最后局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>手数…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>下在某点的一手…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>命名的位置…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>上一变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>下一变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>上一分支</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>下一分支</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>上一注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>下一注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>上一热点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>下一热点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>上一次提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>下一次提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>回到刚才的位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>再次前进</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>自动播放</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>文件中的上一局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>文件中的下一局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>与另一窗口同步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>查找局面…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>下一处结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>上一处结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>后续着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>在棋盘上显示后续着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>只有一手时也显示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>变化树</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>棋盘旁边</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>棋盘下方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>单独窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>变化紧靠其着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>Return the commands about rules in the menu of the game.</extracomment>
        <translation>比较规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>Return the commands about rules in the menu of the game.</extracomment>
        <translation>本局规则…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>棋盘上的一点…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>使用系统字体</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>棋子稍微偏离线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>棋子动画</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>显示手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>手数编号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>新建窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>下一窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>并排窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>下次启动时重新打开窗口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Notes</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>标注(&amp;N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>转到(&amp;O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>与系统相同</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>深色高对比度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>从变化开头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>从此处</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>Yield the menu of recent records, and the command that shows the start page.</extracomment>
        <translation>打开最近的棋谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>Yield the menu of recent records, and the command that shows the start page.</extracomment>
        <translation>开始页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>入门课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>题目…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>打开课程…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>新建课程…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>教师台</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>为此局面出任务…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>让学生作答…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>学生的成绩…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>在棋盘上打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>复制到我的课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>把此题复制到我的课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>当作题目来解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>课堂演示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>在棋盘上画</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>Return the sentence with the result of the record and that of the count. %1 = recorded %2 = counted</extracomment>
        <translation>棋谱写的是 %1，这次数出 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>Return the sentence with the likely cause of a different result; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>可能的原因：贴目是 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>Return the sentence with the likely cause of a different result; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>可能的原因：按其他规则数的（%1）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>可能的原因：%1 的子当作死子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>可能的原因：%1 的子当作双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>可能的原因：%1 的子当作活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <extracomment>Return the sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>可能的原因：多填了一个单官。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>可能的原因：多填了几个单官。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>可能的原因：补了一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>可能的原因：让子的目数不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>可能的原因：黑白弄反了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>The sentence, below a different result, that the record is unchanged.</extracomment>
        <translation>棋谱没有改变。</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>这一手之后没有分支。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <extracomment>The messages that no such landmark comes after the shown move.
----------
The messages that no such landmark comes before the shown move.</extracomment>
        <translation>这一手没有其他变化。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>这一手之后没有注释。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>这一手之后没有标记的局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>这一手之后没有提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>这一手之前没有分支。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>这一手之前没有注释。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>这一手之前没有标记的局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>这一手之前没有提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>Return the message where no move of the current line is at the point asked for. %1 = point</extracomment>
        <translation>这条变化上没有下在 %1 的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>The message where a record has no named place.</extracomment>
        <translation>棋谱里没有命名的位置。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>Return the message where there is no place to go back to, or forward to.</extracomment>
        <translation>在此之前没有去过别处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>Return the message where there is no place to go back to, or forward to.</extracomment>
        <translation>没有从别处退回过。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>The message after a file was opened at the place where it was left.</extracomment>
        <translation>上次停在这里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>The message where automatic play has reached the end of the line.</extracomment>
        <translation>这条变化到此为止。</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>Return a row in the list of named places, with the number of the move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1（第 %2 手之后）</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>Return the note below the list with the number of named places.</extracomment>
        <translation>
            <numerusform>有 %n 个命名的位置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>Return the note below the list with the number of named places whose name contains the typed text.</extracomment>
        <translation>
            <numerusform>找到 %n 处。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>Return the text in place of the list where no name contains the typed text. %1 = text</extracomment>
        <translation>没有名称含“%1”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>Return the note below the list that it shows only the first of the named places found. %1 = shown %2 = found</extracomment>
        <translation>%2 个中的前 %1 个。请多输入一些。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>命名的位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>去那里</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>去命名的位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>名称的一部分</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1先在棋盘上摆 %n 子，然后%2下。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1执黑先行。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1先行。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences.</extracomment>
        <translation>双方各两子，在中央摆成十字开始。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences.</extracomment>
        <translation>双方各两子，放在对角星位开始。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>时间：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>Return the sentences about the points that enter the count, and about the way of counting. %1 = white %2 = points(bonus)</extracomment>
        <translation>因为让子，数棋时给%1加 %2 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game.</extracomment>
        <translation>开局时双方都没有目数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = points(-game.komi)</extracomment>
        <translation>黑方开局时有 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white</extracomment>
        <translation>%1开局时有半目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white %2 = points(game.komi)</extracomment>
        <translation>%1开局时有 %2 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white %2 = points(game.komi)</extracomment>
        <translation>%1后行，得 %2 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Return the message where the size of the board is not possible. %1 = least %2 = most</extracomment>
        <translation>每边须有 %1 到 %2 条线。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>Return the hint on the tile for another board size: the largest board. %1 = size</extracomment>
        <translation>最大 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>The message where the typed text is not a komi.</extracomment>
        <translation>贴目须是数字，如 6½，在 −150 到 150 之间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>The note in place of the komi of a capture game, in which nothing is counted.</extracomment>
        <translation>吃子棋不用数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The note beside a komi that the user typed.</extracomment>
        <translation>由你自定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The note beside a komi that follows from the rules and the handicap.</extracomment>
        <translation>由规则和让子决定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The note in the dialogue for a new game that the choices are kept for the next time.</extracomment>
        <translation>这些选择会保留到下次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>The message where another board size is chosen and not typed yet.</extracomment>
        <translation>请先输入棋盘大小，如 7 × 7。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>The message in place of the summary where a choice is not possible.</extracomment>
        <translation>上面有一项不行。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return the choice of a number of handicap stones.</extracomment>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>列 × 行</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>约 15 分钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>约 40 分钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>一小时以上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>全部规则…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer the handicaps of a board size; keep `chosen` if it is among them.</extracomment>
        <translation>不让子，分先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>空棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>中央十字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>星位各放两子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>猜先决定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>竞拍贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>开局棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>互换黑白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>贴目，白方所得</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>黑方受让</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>放在固定的点上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>黑方任选</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>The rule of nigiri.</extracomment>
        <translation>猜先决定黑白：一人抓一把白子，另一人猜是单数还是双数。猜对的执黑。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>The note who holds the stones in a nigiri by custom.</extracomment>
        <translation>通常由年长的人抓子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>The hint, while the stones of a nigiri are counted, how to skip to the end.</extracomment>
        <translation>按任意键或点击可直接看结果。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>Return the label of the button that gives the stones of a nigiri to the other player. %1 = name</extracomment>
        <translation>由%1抓子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Nigiri</source>
        <extracomment>Continue with nigiri for the colours.</extracomment>
        <translation>猜先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays Black</source>
        <extracomment>Show the players of both colours; `terms` replaces the note below the name of White.</extracomment>
        <translation>执黑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show the players of both colours; `terms` replaces the note below the name of White.</extracomment>
        <translation>执白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>盖着的一盒白子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>按键 O</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>按键 E</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>采用这样的黑白</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>Return the name for an unnamed person of a nigiri, before there are colours.</extracomment>
        <translation>抓子的棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>Return the name for an unnamed person of a nigiri, before there are colours.</extracomment>
        <translation>猜的棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>Return the name for an unnamed bidder, before there are colours.</extracomment>
        <translation>第一位棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>Return the name for an unnamed bidder, before there are colours.</extracomment>
        <translation>第二位棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>Return the label of a guess in a nigiri.</extracomment>
        <translation>单：一颗黑子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>Return the label of a guess in a nigiri.</extracomment>
        <translation>双：两颗黑子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>Return the sentence after a guess in a nigiri: who said odd or even. %1 = name</extracomment>
        <translation>%1猜单。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>Return the sentence after a guess in a nigiri: who said odd or even. %1 = name</extracomment>
        <translation>%1猜双。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1抓了一把白子。%2，单还是双？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome. %1 = nigiri.stones_laid</extracomment>
        <translation>已数：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>%n 颗子，是单数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>%n 颗子，是双数。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black. %1 = nigiri.stones_laid</extracomment>
        <translation>猜对了。%1执黑。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black. %1 = nigiri.stones_laid</extracomment>
        <translation>猜错了。%1执黑。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome. %1 = bidder</extracomment>
        <translation>%1，你愿意出多少贴目来执黑？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1，现在出价 %2。加价，或者停止并执白。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Return the sentence that asks for the next secret bid; once both bids are in, the outcome. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1，请输入你的出价，%2先别看。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1，请报一个贴目；然后%2选黑白。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1，贴目是 %2。你选哪一色？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>Return the outcome of an auction: the colours and the komi. %1 = points(deal.komi)</extracomment>
        <translation>双方都出价 %1。贴目是 %1；抽签定黑白。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>Return the outcome of an auction: the colours and the komi. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>%1执黑，%2执白。贴目是 %3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>没有高过上次出价；请出 %1 或更多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>出价是整目或半目，如 6 或 6½。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>没有比这更高的出价了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>出价须在 −%1 到 %1 之间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>出价带半目，如 6½，就不会和棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>轮到另一位棋手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>还没有报出贴目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>竞拍结束了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>The message where the typed text is not a bid.</extracomment>
        <translation>出价是目数，如 6½。</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none. %1 = amount</extracomment>
        <translation>等级 %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>计算 %n 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>每手 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>Return the message where the opponent does not play on the chosen board. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1最大只能下 %2 的棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>Return the title of the message that the opponent has passed and the game goes on. %1 = name</extracomment>
        <translation>%1停了一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>The line below the message that the opponent passed: a second pass stops the game.</extracomment>
        <translation>你也停一手的话，棋局就停下来数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Return the message where the opponent does not answer, with the reason. %1 = name</extracomment>
        <translation>这台电脑上已经没有%1了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Return the message where the opponent does not answer, with the reason. %1 = name</extracomment>
        <translation>%1想停一手，但这局棋不允许停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>Return the title of the message where a game begins with rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1不了解这局棋的全部情况。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>The line below the message where the opponent does not answer: the board is unchanged.</extracomment>
        <translation>棋盘没有变化。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>Return the title of the question whether to go on with a game against an engine that was left. %1 = name</extracomment>
        <translation>你刚才在和%1下棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Return the question whether to go on with that game, or the message that the engine is gone.</extracomment>
        <translation>要继续这局棋吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name</extracomment>
        <translation>%1会在这里认输。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1会下在 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name</extracomment>
        <translation>%1会在这里停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1认为 %2 处的黑棋是死棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1认为 %2 处的白棋是死棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1认为 %2 处的黑棋是双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1认为 %2 处的白棋是双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1认为 %2 处的黑棋是活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1认为 %2 处的白棋是活棋。</translation>
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
        <translation>看最近的对局，你和%1可以分先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>看最近的对局，你对%1应先行，不贴目。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>
            <numerusform>看最近的对局，%1应让你 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>你执黑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>你执白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>猜先决定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>The name of a user without a name, in a game against an engine.</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>真人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>你的颜色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>不用它，继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>在棋盘上显示</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Return the label of the button that shows the other sum: after the last moves, or of the board as it stands.</extracomment>
        <translation>最后几手之后再数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>请点击每块逃不掉的棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>这是建议。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>点击一块棋可更改：活棋、死棋或双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>点击一块棋可更改：活棋或死棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>没有找到死子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>The hint that any change of the marks takes both agreements back.</extracomment>
        <translation>一有更改，双方的同意都作废。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>The title of the panel in which the dead stones are marked.
----------
Return the announcement after a game began, stopped or ended; `sentence` is the line below the board.</extracomment>
        <translation>哪些是死子？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>The hint that the board is counted once both players agree.</extracomment>
        <translation>双方都同意后开始数棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>The hint in place of the marks under rules that count every stone as alive.</extracomment>
        <translation>按这套规则，棋盘上的子都算活棋。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>Return the note on the comment card with the number of lines that are instructions to the program; empty for none.</extracomment>
        <translation>
            <numerusform>给程序的 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>The hint how handicap stones are placed freely.</extracomment>
        <translation>随便放在哪里。然后白方先下。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>Return how many handicap stones are still to be placed, in a few words beside Black&apos;s name.</extracomment>
        <translation>
            <numerusform>再放 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>这个局面以前出现过</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>如果谁也不想变招，可以同意和棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>同意和棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>如果谁也不想变招，可以同意以无胜负结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>同意：无胜负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
        <translation>没有提子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
        <translation>
            <numerusform>提 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>规则“%1”，按 %2 处理</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>规则“%1”，接近 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text</extracomment>
        <translation>规则“%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them.</extracomment>
        <translation>未写明规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = komi %2 = raw</extracomment>
        <translation>贴目 %1（“%2”）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = komi</extracomment>
        <translation>贴目 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = session.handicap</extracomment>
        <translation>让 %1 子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Return the number of the shown variation. %1 = number %2 = count</extracomment>
        <translation>变化 %1，共 %2 个</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Return the title above a comment, with the number of its move. %1 = number</extracomment>
        <translation>第 %1 手的注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>Return the message where a comment names a point that is not on the board. %1 = name</extracomment>
        <translation>%1 不在这个棋盘上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>按此规则数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>逐目数清，以及其他规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Return the label of the button that shows the other sum: after the last moves, or of the board as it stands.</extracomment>
        <translation>照现状数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>填单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>比较规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>试下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>显示原因</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>显示怎样活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>显示数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>棋局结束</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>打吃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>棋串</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>围住的地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>认输…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>数棋…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>棋盘帮助</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>该下了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>放在固定的点上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>放好了，不再放</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>黑方放让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>在这里数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>此文件中的所有对局 (Ctrl+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of a file with several games.</extracomment>
        <translation>此文件中的对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>写注释…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>关于对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>此局面的名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>上一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>最初局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>后退一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>前进一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>最后局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Show the button that pauses or restarts the clocks.</extracomment>
        <translation>开钟</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Show the button that pauses or restarts the clocks.</extracomment>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>小狗</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>河狸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>猫头鹰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>爱追你的子，被追就跑。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>会围、会连、会断。先占角。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>每一手都先想好后面。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>第 %1 手：有 %n 子本可从 %2 逃出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>第 %1 手：有 %n 子本可在 %2 做活。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>第 %1 手：下在 %2 本可吃住 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>第 %1 手：%2提了你 %n 子，很多。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>第 %1 手：%2 更大。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>第 %1 手：你在 %2 提了 %n 子。下得好。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>我认为 %1 的子是死子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>我认为 %1 的子是双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>我认为 %1 的子是活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>The partner&apos;s sentence where it agrees with the count.</extracomment>
        <translation>我数的也一样。谢谢你陪我下棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>你连胜两局。下次我们分先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>你连胜两局。下次不让子，你先行。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>我连胜两局。下次你先行。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>你连胜两局。下次让你 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>我连胜两局。下次让你 %n 子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>Return the message that parts of a clip were left out when it was pasted; empty where all was pasted.</extracomment>
        <translation>只粘贴了着手，没有粘贴那局棋的姓名等信息：一份棋谱里这些信息只能有一份。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Return the message where moves are pasted and the clipboard holds no game.</extracomment>
        <translation>剪贴板上没有着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Return the message where moves are pasted and the clipboard holds no game. %1 = shown</extracomment>
        <translation>剪贴板的文字里没有着手：“%1”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Return the message where the clipboard is opened and holds neither a game nor a board.</extracomment>
        <translation>剪贴板上没有文字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Return the message where the clipboard is opened and holds neither a game nor a board. %1 = shown</extracomment>
        <translation>剪贴板的文字既不是对局也不是棋盘：“%1”。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>Return the message where the clipboard holds a link; the program loads nothing from the network. %1 = shown</extracomment>
        <translation>这是一个链接：%1。goboard 不从网络载入任何东西。请先把对局存为文件，再在这里打开。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>Return the message where the clipboard holds a file instead of its text. %1 = name</extracomment>
        <translation>剪贴板上是一个文件：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Return the question whether to read a pasted text that is far larger than a game record. %1 = size_text(size)</extracomment>
        <translation>文字非常大（%1）。棋谱很少超过 1 MB。仍要打开吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>The text shown while a long text from the clipboard is read.</extracomment>
        <translation>正在读取剪贴板…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>Return the message where the clipboard holds several games and only one can be pasted.</extracomment>
        <translation>
            <numerusform>剪贴板上有 %n 局。这里只能粘贴一局；要打开全部，请把文字存为文件。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>Return the message where the pasted moves are for a board of another size. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>剪贴板上的着手用于 %1 的棋盘。这个棋盘是 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>The message where the game on the clipboard has a board and no moves.</extracomment>
        <translation>剪贴板上的对局没有可粘贴的着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Paste the clipboard below a node, or say why this is not possible.</extracomment>
        <translation>作为新对局打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>The question after a game whether to keep it in the players&apos; book.</extracomment>
        <translation>把这局记入棋手名册？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>Return the message after a game was kept in the players&apos; book, with the name of its file. %1 = name</extracomment>
        <translation>棋手名册已记入这一局：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>Return the message where a game could not be kept in the players&apos; book; the reason is a phrase. %1 = reason</extracomment>
        <translation>棋手名册无法记入这一局：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>The name of the folder for the games of the players&apos; book, among the user&apos;s documents.</extracomment>
        <translation>围棋对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The text in place of the players&apos; book while it is empty.</extracomment>
        <translation>还没有对局。两位写了姓名的棋手下完一局后，记入名册，就会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>Return the note how many files in the folder of the players&apos; book could not be read.</extracomment>
        <translation>
            <numerusform>文件夹中有 %n 个文件无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>Return the message where the folder of the players&apos; book cannot be opened or made; the reason is a phrase. %1 = reason</extracomment>
        <translation>此文件夹打不开：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n 胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n 负</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n 和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of a player&apos;s games with all their results.
----------
Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>Return a player&apos;s longest run of wins; empty where there was none.</extracomment>
        <translation>
            <numerusform>最长连胜：%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date.</extracomment>
        <translation>
            <numerusform>下过 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1，最近一次 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>不让子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>受让 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>让 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Return the title of the question whether to forget a player. %1 = name</extracomment>
        <translation>忘掉 %1？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>The line below the question whether to forget a player: the records are kept.</extracomment>
        <translation>名册不再统计此棋手的对局。棋谱本身仍留在文件夹里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>Return the hint below a player&apos;s new name: whether it joins the games of two players or only renames one. %1 = name</extracomment>
        <translation>两人的对局都算在 %1 名下。棋谱都不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>Return the hint below a player&apos;s new name: whether it joins the games of two players or only renames one.</extracomment>
        <translation>只有名册使用新姓名。棋谱都不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1 和 %2 大致相当。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%1 对 %2 应执黑，不贴目。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%2 应让 %1 约 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>与其他人 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games %2 = others</extracomment>
        <translation>根据两人的 %1，以及%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games</extracomment>
        <translation>根据与其他棋手的 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games</extracomment>
        <translation>根据 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = fair.least %2 = fair.most</extracomment>
        <translation>从 %1 到 %2 都有可能。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Return the text in place of the fair handicap where two players have too few games.</extracomment>
        <translation>
            <numerusform>对局太少，还看不出让几子才公平。至少要 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>棋手名册</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>改名…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>忘掉…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>所有对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>问我</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>记入</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>什么也不做</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>对局结束时：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>忘掉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Handicap</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Boards</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>第一位棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>第二位棋手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>公平的让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>与</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>于</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>给棋手改名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the old one stay there.</extracomment>
        <translation>棋手名册的文件夹</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask whether to keep the game, once no mode such as the counting story uses the board.</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask whether to keep the game, once no mode such as the counting story uses the board.</extracomment>
        <translation>每局都记入</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Return the placeholder of the field to go to a move: the possible numbers. %1 = last</extracomment>
        <translation>手数，0 到 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is searched for, made on first use.</extracomment>
        <translation>跳到下在某点的一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>跳到某点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>点，如 D4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>跳到某一手</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Return the shown page of the print preview, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The message in the print preview where the system has no printer.</extracomment>
        <translation>没有找到打印机。可以把这些页保存为 PDF 文件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>The message where a printer could not be used, or stopped before the end.</extracomment>
        <translation>打印失败。请检查打印机后再试一次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>保存为 PDF…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>页宽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>Return the message where the results of problems could not be written. %1 = reason</extracomment>
        <translation>你解过的题无法保留：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Return the message where the results of problems could not be read: their file, and that they start again. %1 = path</extracomment>
        <translation>你解过的题无法读取。已保留为 %1；你从头开始。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>吃子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>逃子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>征子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>枷</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Snapback</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>倒扑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Connect</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>连接</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>切断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>做两个眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>破眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>对杀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ko</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>劫</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Close the border</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>收好边界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Return the name of a course with problems of all kinds, on one size of board or on all. %1 = course.side</extracomment>
        <translation>%1×%1 棋盘上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Return the name of a course with problems of all kinds, on one size of board or on all.</extracomment>
        <translation>各种题，由易到难</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>Return the progress in a collection of problems: &quot;2 of 5 solved, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>已解 %1 题，共 %2 题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>Return the progress in a collection of problems: &quot;2 of 5 solved, 1 missed&quot;. %1 = missed</extracomment>
        <translation>，错 %1 题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>Return the grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where it has none. %1 = grades[0]</extracomment>
        <translation>难度 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>Return the grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where it has none. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>难度 %1 到 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>难度 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>上次做错</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>上次做对</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>黑先，在框出的部分得 %n 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>白先，在框出的部分得 %n 目。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>框出的子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Return the side to move in a problem.</extracomment>
        <translation>黑先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Return the side to move in a problem.</extracomment>
        <translation>白先。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>黑先，打劫救活：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>白先，打劫救活：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>黑先，打劫吃掉：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>白先，打劫吃掉：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>对了。这题解开了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>到这里都对。继续。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>这样解不开。试试别的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>文件没有提到这一手。这次不算：试试别的。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>黑方进来了：剩下不到 %n 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>白方进来了：剩下不到 %n 目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黑方吃掉 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白方吃掉 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黑方更快：你的 %n 子只剩一口气。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白方更快：你的 %n 子只剩一口气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黑方挡住了：你的子救不了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白方挡住了：你的子救不了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黑方有两个眼：这些子活了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白方有两个眼：这些子活了。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黑方吃掉你 %n 子，逃出去了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白方吃掉你 %n 子，逃出去了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黑方连上了：这些子有 %n 口气。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白方连上了：这些子有 %n 口气。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黑方逃出去了：这些子有 %n 口气。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白方逃出去了：这些子有 %n 口气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黑方守住了：这些子你吃不掉。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白方守住了：这些子你吃不掉。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黑方连上了：成为一串，有 %n 口气。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白方连上了：成为一串，有 %n 口气。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黑方切断了：你的子连不上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白方切断了：你的子连不上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>Return the sentence with the moves of the solution, after it was shown. %1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>答案：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>Return the note that a problem has no solution; &apos;&apos; where it has one.</extracomment>
        <translation>文件没有答案。你可以看看棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>Return the description of a point of a problem for a screen reader, with its marks.</extracomment>
        <translation>已框出</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>Return the message that parts of a file of problems are missing, with a line for each of them.</extracomment>
        <translation>
            <numerusform>这里缺 %n 处；其余的都能用。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>Return a fault in a file of problems behind the number of its problem. %1 = finding.game + 1</extracomment>
        <translation>第 %1 题。 </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>第 %1 题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>The word beside the number of the next problem.</extracomment>
        <translation>下一题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>Return the message where a folder holds no problems. %1 = isolated(name)</extracomment>
        <translation>%1 里没有题目。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Return the note how many files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>有 %n 个文件没有题目，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>Return the label of the button for the problems that are due for review. %1 = count</extracomment>
        <translation>该复习的：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>The line below the title of the problems that describes them.</extracomment>
        <translation>找出那一手。棋盘会应对。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>The text in place of the problems where there are none.</extracomment>
        <translation>程序没有附带题目。请打开一个有题目的文件。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself.</extracomment>
        <translation>这里最好停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself. %1 = move</extracomment>
        <translation>这一手是 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>哪口气对这些子最有用？先下那里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>能吃掉周围的某颗子吗？或者在哪里得到的气最多？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>从能把子赶向棋盘边或你自己的子的一侧打吃。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>光打吃会让它跑掉。隔一点封住出路。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>送吃一子。提掉它的那串棋现在被打吃了吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>从哪个点有两条路可以连上？对方只能挡一条。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>对方会在哪里连上？你的子在那里站得住吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>有几处可以做眼？哪个点能做成两个？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>对方会下哪里做两个眼？你先下那里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>数一数双方的气。公气最后填。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>没有直接成功的办法。找出能成劫的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>对方还能从哪里进来？堵住缺口。你的子也算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>回到棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Show the dialog that opens a file of problems.</extracomment>
        <translation>打开题目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Show the dialog that opens a file of problems.</extracomment>
        <translation>题目 (*.sgf);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Show the dialog that opens a folder, and show the problems of all its files.</extracomment>
        <translation>打开题目文件夹</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Show the problems that are due for review.</extracomment>
        <translation>该复习的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>所有题目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>按顺序</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>先做错题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>从文件夹…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>题目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>翻转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>互换黑白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>上一题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Show and enable the controls for the actions that are possible.</extracomment>
        <translation>下一题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>停一手 (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>提示；再按一次显示着手 (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>悔棋，收回你的一手 (Backspace)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>显示答案 (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>把棋盘转四分之一圈 (T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>把棋盘左右翻转 (M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>互换黑白 (C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>上一题 (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>下一题 (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>返回题目列表 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>这里所有题目的小棋盘 (O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>显示整个棋盘（W）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Show and enable the controls for the actions that are possible.</extracomment>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>The title of the question whether to keep a text that is not in the record yet.</extracomment>
        <translation>保留吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>The line below that question: the text would be lost.</extracomment>
        <translation>你在这里写的还没有写入棋谱。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>The title of the question whether to save the game before going on.</extracomment>
        <translation>保存对局？</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>Return the line below that question: the number of unsaved changes.</extracomment>
        <translation>
            <numerusform>有 %n 处更改没有保存。先保存再继续吗？</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>不保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>继续写</translation>
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
        <translation>不保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>The tip of the choice by which a click changes a whole group.</extracomment>
        <translation>点击会更改同生共死的所有棋串。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>The tip of the choice by which a click changes a chain.</extracomment>
        <translation>点击只更改沿着线相连的子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>The tip of the choice by which a click changes a closed area.</extracomment>
        <translation>点击会更改封闭区域里该颜色的所有子，或所有空点。双击或按住 Shift 点击也一样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>棋块</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>棋串</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>整片</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>一次点击更改</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Return the reason why a large file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>文件太大，不像是棋谱（%1）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 字节</translation>
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
        <translation>文件是空的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>这不是文字，所以不是棋谱。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Return the reason why a file cannot be read as a record, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>这是另一种格式的棋谱（%1），还不能读取。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Return the reason why a file cannot be read as a record, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>没有叫 %1 的文字编码。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>此文件里没有对局。</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>这里已经有子了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>下了就没有气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>这样就马上把劫提回了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>这一手会让局面重现</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>不在棋盘上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1 已经有子了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>下在 %1 的子没有气。按这套规则不允许。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out.</extracomment>
        <translation>不能马上提回。请先下别处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>不能下在 %1：会重现第 %2 手之后的局面。请下别处，或停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1 不在棋盘上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Return the explanation of a move that is not allowed by the rules in force, in two or three sentences. %1 = name</extracomment>
        <translation>下在 %1 的子，自己和相连的子旁边都没有空点，又提不了子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>The explanation of a move that is not allowed by the rules in force, in two or three sentences.</extracomment>
        <translation>棋子下在空点上，下了就不再移动。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>The explanation of a move that is not allowed by the rules in force, in two or three sentences.</extracomment>
        <translation>上一手在这里提了一颗子。马上提回会让局面重现。先在别处下一手就可以了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Return the explanation of a move that is not allowed by the rules in force, in two or three sentences. %1 = side %2 = name %3 = number</extracomment>
        <translation>如果%1下 %2，棋子就和第 %3 手之后完全一样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>按这套规则，局面永远不能重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>按这套规则，轮到同一方下的同一局面永远不能重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>按这套规则，谁也不能两次造成同一局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>Return the caption of the second board of a repetition: the board after the refused move. %1 = color %2 = point</extracomment>
        <translation>如果%1现在下 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>Return the caption of the first board of a repetition: the earlier one. %1 = number</extracomment>
        <translation>第 %1 手之后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>Return the label of the button that shows the earlier board of a repetition. %1 = number</extracomment>
        <translation>看第 %1 手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>Return the sentence which rulesets allow a refused move, and which do not. %1 = allow %2 = refuse</extracomment>
        <translation>允许的规则：%1。不允许的规则：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>The sentence that no ruleset allows a refused move.</extracomment>
        <translation>没有一套规则允许这一手。</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>Return the message after a repaired copy was written. %1 = name</extracomment>
        <translation>修复后的副本已存为 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>Return the message where a repaired copy is saved under the name of the file itself. %1 = name</extracomment>
        <translation>%1 就是原文件。请为副本另选名称。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>Return the name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1 已修复</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Return the place of a repair: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Return the place of a repair: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>第 %3 局，第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>Return a repair on one line, as it is copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1：%2 应为：%3。已做：%4。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>
            <numerusform>此文件有 %n 个值无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>这里跳过了它们；文件没有改变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults. %1 = len(findings)</extracomment>
        <translation>共修复：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>这里已修复；文件没有改变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>The hint below the list of repairs: a line shows its place on the board.</extracomment>
        <translation>选择一行，查看它在棋盘上的位置。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Ask for the path of a repaired copy; the file itself stays as it is.</extracomment>
        <translation>保存修复后的副本</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>现有内容</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>应为</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>所做的处理</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>修复了什么</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>其他值还在读取…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>复制为文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>保存修复后的副本…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Return the label of the button for the player who resigns. %1 = name</extracomment>
        <translation>%1认输</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>The question which of two players resigns.</extracomment>
        <translation>谁认输？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>The line below the question which player resigns.</extracomment>
        <translation>对方胜。可以用撤销取消。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Ask which player resigns, the side to move first; None if cancelled.
----------
Ask whether the user resigns; an engine resigns by itself.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>Ask whether the user resigns; an engine resigns by itself.</extracomment>
        <translation>我认输</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>The title of the question whether to discard the kept changes.</extracomment>
        <translation>丢弃这些更改？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>The line below the question whether to discard the kept changes.</extracomment>
        <translation>它们将彻底消失。文件保持不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>打开已保存的文件</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>下次启动时再问</translation>
    </message>
</context>
<context>
    <name>result</name>
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
        <translation>和棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>无胜负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>结果未知</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record.</extracomment>
        <translation>违规着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record.</extracomment>
        <translation>局面重现</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>黑方胜（%1）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>白方胜（%1）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>The comment that the program writes into a game which both players lose.</extracomment>
        <translation>双方皆负：怎样结束未能达成一致。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Return the sentence who won, and by how many points: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>黑方胜 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Return the sentence who won, and by how many points: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>白方胜 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黑中盘胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白中盘胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黑方超时胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白方超时胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黑方判胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白方判胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黑胜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白胜</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>The text in place of the results while no pupil has answered under a name.</extracomment>
        <translation>还没有成绩。屏幕上有课程或题目时，选择“让学生作答…”，并勾选“询问姓名，保留成绩”。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>%n 名学生</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1, %2, %3</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;. %1 = isolated(title) %2 = day_text(date.fromisoformat(day)) %3 = count</extracomment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.</source>
        <extracomment>The explanation of the signs in the table of results.</extracomment>
        <translation>勾：正确；带数字：第几次答对。叉：答错几次。问号：用了提示。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>一次答对</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none. %1 = result.tries</extracomment>
        <translation>第 %1 次答对</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>
            <numerusform>答错 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>
            <numerusform>提示 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>Return how many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Return the message where answers of pupils could not be written. %1 = reason</extracomment>
        <translation>答案无法保留：%1。程序结束前它们还在这里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Return the message where results of pupils could not be deleted. %1 = reason</extracomment>
        <translation>成绩无法删除：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>The title of the question whether to delete the results of a class.</extracomment>
        <translation>删除这些成绩？</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>Return the line below that question: the class and the number of its pupils. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>%n 名学生的回答将彻底消失：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>学生的成绩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>保存成绩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>学生</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>一次答对</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Return the label of the button for the player who wants to play on. %1 = name</extracomment>
        <translation>%1想继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>The question which of two players wants to play on.</extracomment>
        <translation>谁想继续下？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>The line below that question, under rules that then let the other player move first.</extracomment>
        <translation>按这套规则，那时对方先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Ask who wants to resume after a stop; None if cancelled.</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place. %1 = number</extracomment>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place.</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>在棋谱中的位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the autoplay runs.</extracomment>
        <translation>停止（空格）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the autoplay runs.</extracomment>
        <translation>播放（空格）</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>Return the question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>这份棋谱写的规则这里不认识：“%1”。用哪套规则来检查和数棋？棋谱保持不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>这份棋谱没有写明规则。用哪套规则来检查和数棋？棋谱保持不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>The line below the question whether to change the rules: the whole game is judged by them.</extracomment>
        <translation>整局棋将按这套规则检查和数棋。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>Return the line below that question with the number of moves that the other rules do not allow.</extracomment>
        <translation>
            <numerusform>它不允许这局棋的 %n 手；所有着手照原样保留。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>Return the line below that question about the komi, which does not change with the rules. %1 = komi</extracomment>
        <translation>贴目是 %1，你不改就不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>The line below that question where the game has no komi and the other rules usually do.</extracomment>
        <translation>这局棋没有贴目；这套规则通常有贴目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>Return the label of the button that changes both the rules and the komi. %1 = komi</extracomment>
        <translation>规则，并把贴目改为 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Return the title of the question whether to change the rules of the game. %1 = name</extracomment>
        <translation>规则改为%1？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>中国（服务器式）</translation>
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
        <translation>韩国</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>英国 (BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>法国 (FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>新西兰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>基本规则 (Davies)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>应氏（近似）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>应氏（专家劫）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>简化应氏</translation>
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
        <translation>中国古代</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>简化数目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>中国规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>日本规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>韩国规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>AGA 规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>新西兰规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>On paper the board may never repeat. In practice only simple ko is forbidden, and a referee decides the rest; here you may agree to end without a result.</source>
        <translation>按条文，局面永远不能重现。实际上只禁止普通劫，其余由裁判决定；这里你们可以同意以无胜负结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>条文可有几种读法；多数人理解为带轮走方的全局同形。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>只找到部分条文。停下后继续下和让子都与日本规则相同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>哪些子是死子，由想象的下法决定。这里由你们商定。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>贴目由棋手自定；新对局建议 7½。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>应氏的争劫与搅劫规则从未写得足够精确，程序无法照办。这里局面永远不能重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>更接近应氏本来的规则：局面可以重现一次。只有同时打几个劫时才有差别。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>据说有过另一种劫的规则，但没有找到条文。让子按我们的理解。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>棋局停下之前，要填完所有单官，补完还需要的棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>每块棋留两个空点，好比交税（还棋头）。可以在对角星位各放两子开局。劫与和棋按我们的理解。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>停一手之前请先填单官。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>每停一手交一子，所以两种数法结果一致。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>适合初学者：下在自己的地盘里没有损失。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>下在自己的地盘里要损失一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>只算棋子；每块棋留两个空点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>数子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>数目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>数棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>Return the sentence about the points that count under a ruleset.</extracomment>
        <translation>棋子和围住的空点都算；或数空点和提子，每停一手交一子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>棋子和围住的空点都算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>围住的空点和提子都算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>棋盘上放得下的子都算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>不能马上提回劫。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>局面永远不能重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>轮到同一方下的同一局面永远不能重现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>谁也不能两次造成同一局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>不能马上提回劫，同一局面也不能出现第三次。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>下了之后自己的子没有气的一手不允许。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>可以填掉自己两子以上的最后一口气，放弃它们。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>可以填掉自己的子的最后一口气，放弃它们。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about points in seki; empty without such a rule.</extracomment>
        <translation>双活棋块的点不算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <extracomment>The sentence of a ruleset&apos;s description about repeating boards; empty where they are forbidden.</extracomment>
        <translation>局面一再重现时，可同意以无胜负结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <extracomment>The sentence of a ruleset&apos;s description about repeating boards; empty where they are forbidden.</extracomment>
        <translation>局面一再重现时，可同意和棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <extracomment>The sentence of a ruleset&apos;s description about points for a handicap; empty where there are none.</extracomment>
        <translation>每颗让子白方得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <extracomment>The sentence of a ruleset&apos;s description about points for a handicap; empty where there are none.</extracomment>
        <translation>除第一颗外，每颗让子白方得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about the last or the first pass; empty for the usual rule.</extracomment>
        <translation>白方最后停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about the last or the first pass; empty for the usual rule.</extracomment>
        <translation>白方先停一手，得一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>停两手，棋局停下。连停四手，棋局结束，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>停两手，棋局停下。继续下之后，第二次停下就结束，所有子都算活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>停两手，棋局停下；双方同意，棋局结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about playing on after a stop; empty for the usual rule.</extracomment>
        <translation>想继续下的人，让对方先下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about ties; empty where a tie is a draw.</extracomment>
        <translation>平局算黑胜。</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1: %2</source>
        <extracomment>Return the value of a cell in another ruleset, for comparison: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1, chosen</source>
        <extracomment>Return the chosen row in the list of rulesets as a screen reader speaks it. %1 = name</extracomment>
        <translation>%1，已选</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Return the question whether to delete custom rules. %1 = name</extracomment>
        <translation>删除“%1”？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>The line below the question whether to delete custom rules: games keep them.</extracomment>
        <translation>这套规则不再提供。用它下过的对局仍保留它。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list of rulesets where a question asks for one.</extracomment>
        <translation>哪套规则？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>The text in place of a ruleset while none is shown.</extracomment>
        <translation>请在左边选择规则。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>这套规则的内容</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>以此制作自己的规则…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>使用这套规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>对比</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>在本局中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>你自己的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>Fill the choice of the ruleset to compare with, the chosen one first.</extracomment>
        <translation>没有</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>Return the message where a file was not written because it would not match the board when read back. %1 = name</extracomment>
        <translation>%1 损坏太重，不能就地修改：读回来会与棋盘不符。磁盘上没有改变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>Return the message after the user cancelled saving. %1 = name</extracomment>
        <translation>%1 没有保存。文件保持原样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>Return the message after the user cancelled saving a copy or some games. %1 = name</extracomment>
        <translation>%1 没有保存。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>Return the progress shown while a large file is written. %1 = name</extracomment>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Return the message where a file cannot be written because another window has it open. %1 = name</extracomment>
        <translation>%1 已在 goboard 的另一窗口中打开。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>Return the message after saving a file with other hard links, which keep the earlier version. %1 = name</extracomment>
        <translation>%1 已保存。该文件还有其他名称（硬链接）：它们保留早先的版本。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>Return the message after saving a file whose earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1 已保存，但早先的版本无法保留：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Return the message where another program wrote the open file. %1 = name</extracomment>
        <translation>%1 被其他程序改动了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>Return the message where the open file was deleted or moved. %1 = name</extracomment>
        <translation>%1 被删除或移走了。对局仍在这里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>The note, after a file was opened in place of unsaved changes, that these are among the shelved games.</extracomment>
        <translation>你的版本在搁置的对局里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>Return the description of the unsaved game of a program that ended: its title, its changes, and their time. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>goboard 结束时 %1 还开着。保留了 %n 处更改，最后一处%2。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The note where a file was changed after the unsaved changes to it were kept.</extracomment>
        <translation>此后文件被改动过。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>Return a time of today as &quot;at 14:03&quot;, any other with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>在 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>Return a time of today as &quot;at 14:03&quot;, any other with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>在%1 %2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>Return the sentence of goboard score with the result that the record gives. %1 = result</extracomment>
        <translation>棋谱写的是 %1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2，棋子：%3。%4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>算作%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>Return the sentence with the judgement of a group and its confidence, in the line about the group. %1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>判断为%1（%2）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>Return the sentence with the judgement of a group and its confidence, in the line about the group. %1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>不明，可能是%1（%2）。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>活棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>死棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>双活</translation>
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
        <translation>这是吃子棋：比吃子，不比目数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result.</extracomment>
        <translation>没有最后几手：棋还没下完。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result.</extracomment>
        <translation>没有棋可下了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result. %1 = moves</extracomment>
        <translation>最后几手，黑方先下：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result. %1 = moves</extracomment>
        <translation>最后几手，白方先下：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>Return the line of goboard score with the result after the last moves. %1 = result %2 = words</extracomment>
        <translation>最后几手之后的结果：%1（%2）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>Return the line with the result of the board as it stands, below another result or where no other can be given. %1 = result %2 = words</extracomment>
        <translation>照现状：%1。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>The sentence of goboard score that the last moves do not change the result.</extracomment>
        <translation>照现状数，结果一样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Return the line of goboard score that says which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>黑方在 %1 下一手护住棋子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Return the line of goboard score that says which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>白方在 %1 下一手护住棋子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Return the sentence about a group that the players have to decide, with the status it is counted as. %1 = where %2 = leaning</extracomment>
        <translation>%1 处的棋块不明，按%2计算。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>差距</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>双活中不算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>不属于任何一方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>双方都可填</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>在这里更改</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>插入到后续之前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>新变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The label of the button that leaves the record unchanged.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where to write a set-up board when moves follow.</extracomment>
        <translation>这个局面之后还有着手。更改放在哪里？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>后面的着手都仍然允许。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>就查过的部分，后面的着手仍然允许。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>
            <numerusform>后面有 %n 手将不再允许： </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible. %1 = names</extracomment>
        <translation>后面在 %1 的摆子将不起作用。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>它们照原样留在棋谱里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>Return the message after a move was inserted, with the later moves that are no longer allowed; empty for none.</extracomment>
        <translation>
            <numerusform>后面有 %n 手不再允许： </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>The hint shown while moves are inserted: the effect of a move, and the key that ends it.</extracomment>
        <translation>插入着手：后面的着手接在现在下的这手之后。按 Esc 结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>The hint, while a board is set up after a move, that the stones go into a node of their own.</extracomment>
        <translation>这里有一手棋。摆的子放进它后面的新节点。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Return the first names as a list, and the number of the others.</extracomment>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>Return the warning while a board is set up that chains have no liberty; empty where all have one.</extracomment>
        <translation>有一串棋没有气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>Return the warning while a board is set up that chains have no liberty; empty where all have one. %1 = count</extracomment>
        <translation>没有气的棋串：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>Return the announcement after a stone was picked up from a board that is being set up. %1 = point_name(point, size)</extracomment>
        <translation>拿起了 %1 的黑子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>Return the announcement after a stone was picked up from a board that is being set up. %1 = point_name(point, size)</extracomment>
        <translation>拿起了 %1 的白子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%1 (%2)</source>
        <extracomment>Return the tip of a button for setting up: its action and its key. %1 = tip %2 = key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.</source>
        <extracomment>The hint for laying stones while a board is set up.</extracomment>
        <translation>点击放子；按住 Shift 或用右键放另一颜色。再点一次拿走。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>The hint while a stone from the board is held.</extracomment>
        <translation>回车键或点击放下子。Del 拿走，Esc 放回。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>The hint for taking stones off while a board is set up.</extracomment>
        <translation>点击或拖动来拿走子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>The hint for moving stones while a board is set up.</extracomment>
        <translation>把子拖到空点上，或拖出棋盘拿走。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>The hint while a stone from the bowl is held.</extracomment>
        <translation>把子放到空点上。按 Esc 放回。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>退回</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>在棋盘上点击或拖动，或从这里拖一颗子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>黑白轮流</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>拿走子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>移动子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>旋转与翻转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>黑白互换</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>黑方先下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>白方先下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>退回上一步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>让棋盘保持原样</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>保留这个棋盘</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Return &quot;today&quot;, &quot;yesterday&quot;, &quot;2 May&quot; or &quot;2 May 2024&quot;.</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Return &quot;today&quot;, &quot;yesterday&quot;, &quot;2 May&quot; or &quot;2 May 2024&quot;.</extracomment>
        <translation>昨天</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>The line on the start page about the lessons.</extracomment>
        <translation>从第一颗子到劫和双活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>The line on the start page about the first evening, before its first step.</extracomment>
        <translation>没下过围棋？三节短课，一局小棋，然后就下你的第一局。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>Return the line on the start page with the number of finished steps of the first evening. %1 = done %2 = steps</extracomment>
        <translation>已完成 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>棋盘与落子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>吃子棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>停一手与数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>你的第一局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>Return the offer after a game: the next step, or with &apos;&apos; the other lessons.</extracomment>
        <translation>继续上课</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>Return the offer after a game: the next step, or with &apos;&apos; the other lessons. %1 = name</extracomment>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>你刚遇到了提子。花两分钟学学打吃？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>你刚遇到了自杀：花两分钟看看？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>你刚遇到了劫：花两分钟看看？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>你刚遇到了死子：花两分钟看看？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>你刚遇到了双活：花两分钟看看？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>The line on the start page about the lesson on counting.</extracomment>
        <translation>看同一局棋用五种方法数一遍。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>The line on the start page about problems.</extracomment>
        <translation>找出那一手。棋盘会应对。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>The heading of the start page&apos;s part for beginners.</extracomment>
        <translation>刚接触围棋？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>The heading of the lessons on the start page where the first evening has its own place.</extracomment>
        <translation>课程与题目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The message where a running program hangs or is busy and a second one opens the files.</extracomment>
        <translation>已在运行的 goboard 没有响应。这是另一个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Return the message with the files of the last session that are gone. %1 = names</extracomment>
        <translation>已不存在：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The hint on the start page that files can also be dropped on the window.</extracomment>
        <translation>或把 SGF 文件拖到窗口任意处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>The text in place of the recent records while there are none.</extracomment>
        <translation>打开或保存过的棋谱会出现在这里。也可以把 SGF 文件拖到这里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>The title of the question whether to discard the unfinished game.</extracomment>
        <translation>丢弃这局棋？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>The line below the question whether to discard the unfinished game.</extracomment>
        <translation>这局没下完的棋将彻底消失。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>The line on the start page about the proposed first game.</extracomment>
        <translation>时间短，适合入门。约 15 分钟。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>Return the number of moves of a game.
----------
Return the known facts of a game in a collection: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>The line on the start page below a folder that was opened recently.</extracomment>
        <translation>棋谱文件夹</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the number of positions of one of the user&apos;s own lessons.</extracomment>
        <translation>
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>Return how many of the user&apos;s own lessons the start page leaves out.</extracomment>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games in a file.</extracomment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Ask whether to discard the unfinished game.</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Ask whether to discard the unfinished game.</extracomment>
        <translation>丢弃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Show the progress of the first evening on the first tile, as long as it has begun and is not over.</extracomment>
        <translation>全部课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>怎样数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Problems</source>
        <translation>题目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>Return a tile for a size, with a board `side` pixels wide, or for any other size (None).</extracomment>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>Return a tile for a size, with a board `side` pixels wide, or for any other size (None).</extracomment>
        <translation>任意大小，任意规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>时间短，适合入门</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>可以好好布局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>标准棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>最近的棋谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>我的课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Build the contents again, for the current theme.</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>下棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start</source>
        <extracomment>Build the contents again, for the current theme.</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play against the computer…</source>
        <translation>与电脑对局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>Return the contents of the large place for a newcomer to Go.</extracomment>
        <translation>从这里开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>在这台电脑上双人对局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>其他棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>Return the contents of the large place while the unfinished game is being read.</extracomment>
        <translation>未下完的对局</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>把白的提子填进黑地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>把黑的提子填进白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>放不下的黑提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>放不下的白提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>拿走黑子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>拿走白子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>数黑方的子空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>数白方的子空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>余下是黑方的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>余下是白方的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>黑方填满</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>白方填满</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>黑方剩下的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>白方剩下的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>日本式数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>中国式数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>应氏数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>看棋子能走到哪里</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>新西兰式数棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>逐点数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>古代的数子法</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>两种方法都数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>棋盘本身就成了算式。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>只数一方，余下的就是另一方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>所有子都放回棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>只有一方能走到的点归那一方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>只数一方的子空，余下的就是另一方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>你的子和你的空点，每个算一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>数一数棋盘放得下多少子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>数子和数目：差距一样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>Return the name of a chapter in the list: the work done in it.</extracomment>
        <translation>看哪些点还空着</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>Return the name of a chapter in the list: the work done in it.</extracomment>
        <translation>均分贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the progress of a chapter in the list: &quot;6 of 11&quot;, &quot;11&quot; at its end. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>Return the title of the step that led to this place of a counting story.</extracomment>
        <translation>终局的棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Return the reason for the step that led to this place, in a sentence or two.</extracomment>
        <translation>现在像用手数棋一样来数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>Return the line below the board for a step of a counting story: its sum, else its action.</extracomment>
        <translation>现在一步一步数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>Return the line below the board for a step of a counting story: its sum, else its action. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>每颗提子让%1的地少一目：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>Return the running numbers at this place of a counting story; none while nothing was counted.</extracomment>
        <translation>现在</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>Return the running numbers at this place of a counting story; none while nothing was counted.</extracomment>
        <translation>需要</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>放回来一起数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>Return the tip of a speed of the counting story: the words a minute of a reader it suits.</extracomment>
        <translation>
            <numerusform>适合每分钟读 %n 个词的人</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>The note on a story by other rules than the game&apos;s: the record is unchanged.</extracomment>
        <translation>只作比较：棋谱不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>拿走死子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>双活中的不算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>标出地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>每停一手交一子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>把地整理成十目一块</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>数地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>均分单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>数棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>半个棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>让棋子向外走</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>去掉不算的</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>提子放回棋盒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>用棋子付贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>每块棋两目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>不填的办法</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>每块棋减两目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>加上贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>加上让子的目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>重新摆好棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>两个算式并列</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>地盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>填入的提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>剩余的提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>一半的单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>子空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>棋盘其余部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>空着的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>对方的子 × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>每块棋两目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>按数子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>按数目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>按棋子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <extracomment>Return the reason for lifting the dead stones in a counting story.</extracomment>
        <translation>它们逃不掉。每颗都是围住它的一方的提子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <extracomment>Return the reason for lifting the dead stones in a counting story.</extracomment>
        <translation>它们逃不掉。它们占的点归围住它们的一方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>Return the reason for leaving points in seki out of a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>双活棋块的点在这里不归任何一方：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>这是双方能用自己的子填满的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>这些点双方还能放自己的子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>只被一方围住的空点是那一方的地。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>Return the reason for handing over a stone for each pass in a counting story. %1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1停了 %n 手。每停一手给%2一子；白方最后停。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>Return the reason for filling a prisoner into territory in a counting story. %1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1提了%3的 %2 颗子。每放回一颗，%3少一目。这是第 %4 颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>Return the reason for counting prisoners without room in a counting story. %1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>已经放不下了。每颗给%1算一目：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <extracomment>Return the reason for sliding stones to shape territory into tens in a counting story.</extracomment>
        <translation>棋子只在自己的子空里移动，所以数目不变。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>Return the reason for counting a side&apos;s open points in a counting story. %1 = moment.name</extracomment>
        <translation>空着的点归%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>Return the reason for splitting the neutral points in a counting story. %1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>这些点谁也没围住。双方各得一半：%1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <extracomment>Return the reason for taking one side&apos;s stones off in a counting story.</extracomment>
        <translation>只数白方：不是白方的就是黑方的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <extracomment>Return the reason for taking one side&apos;s stones off in a counting story.</extracomment>
        <translation>只数黑方：不是黑方的就是白方的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = points(moment.step.done)</extracomment>
        <translation>棋子推成十个一堆。已数：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>%1在棋盘上有 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>Return the reason for comparing with half the board in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>棋盘有 %n 个点。超过 %1 的一方领先。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1的子空较小，两个两个数。已数：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(stones)</extracomment>
        <translation>%1的每颗活子算一目。已数：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(empty)</extracomment>
        <translation>%1的子空里每个空点也算一目。已数：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <extracomment>Return the reason why the rest of the board need not be counted in a counting story.</extracomment>
        <translation>对方子空里的每颗子算两目，空点算一目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <extracomment>Return the reason why the rest of the board need not be counted in a counting story.</extracomment>
        <translation>既不是单官、也不属于对方的，就不必数了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <extracomment>Return the reason for the reach of stones in a counting story.</extracomment>
        <translation>从棋子走到空点，再走到空点。双方都能走到的点不归任何人。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <extracomment>Return the reason for leaving points uncounted in a counting story.</extracomment>
        <translation>这些点被设为单官，或处在双活里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>Return the reason for returning prisoners to the bowls in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>提子在这里不算：%1拿回 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>Return the reason for handing over the komi as stones in a counting story. %1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>%2的子空里，%1的每颗子算两目。这是第 %3 颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>Return the reason for filling the own area in a counting story. %1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1在其余各点放子。已放：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>Return the reason for filling the own area in a counting story. %1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1用棋盒里的子填满自己的子空。还剩：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>Return the reason for filling stones into the opponent&apos;s area in a counting story. %1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>%1的子在自己家里放不下了。每颗给%2算两目。第 %3 颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>Return the reason for keeping two points for each group in a counting story. %1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>一块棋要留两个空点才能活：%2留 %1 个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>贴目本可用棋子来付，每子值两目，但这个贴目不是偶数，所以逐点数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>棋盘上的子比一副棋还多，所以逐点数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>贴目的子放不下，所以逐点数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <extracomment>Return the reason for taking off two points for each group in a counting story.</extracomment>
        <translation>每块棋需要两个不算的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value</extracomment>
        <translation>贴目是 %1 目。黑方要多出它的一半，白方可以少它的一半。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>白方得 %1 目。子空为 %2 时，黑方正好打平。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value</extracomment>
        <translation>因为黑方先走，白方得 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>Return the reason for White&apos;s points for the handicap in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>因为黑方开局的让子，白方得 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>Return the reason for White&apos;s points for passing first in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>按这套规则，白方先停一手得 %1 目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>黑方要多出它的一半，白方可以少它的一半。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <extracomment>Return the reason for points for time penalties in a counting story.</extracomment>
        <translation>超时要用目数付给对方。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <extracomment>Return the reason for laying the board out again in a counting story.</extracomment>
        <translation>现在用另一种方法数同一个棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>双方一样多。按这套规则算黑胜。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>双方一样多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story. %1 = times(2, margin / 2)</extracomment>
        <translation>多一子少一子差两目：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>黑方 %1，白方 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <extracomment>Return the comparison of both ways of scoring at the end of a counting story.</extracomment>
        <translation>因为每停一手交一子，而且白方最后停，两种方法结果一致。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <extracomment>Return the comparison of both ways of scoring at the end of a counting story.</extracomment>
        <translation>这里两种方法结果不同：双方的落子和停手次数不一样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>数到哪里</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Pause</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.
----------
Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>更换规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>跳到结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>数黑方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>数白方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>现在</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>未到</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>数棋步骤</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1用了 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs.</extracomment>
        <translation>黑方提子：%1，白方提子：%2</translation>
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
        <translation>黑方领先 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>白方领先 %1 目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = round(said.winrate * 100)</extracomment>
        <translation>100 局中黑方胜 %1 局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>变化从这里开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>热点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open copied or dropped data, after a question if they are very long.
----------
Ask whether to open a file that is too large for a usual record; `act` opens it.</extracomment>
        <translation>仍然打开</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>保存修复后的副本…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Return the message where no font has the characters of a shown text.</extracomment>
        <translation>本计算机缺少显示部分中文、日文或韩文的字体，因此显示为方框。在 Debian 和 Ubuntu 上，请安装软件包 fonts-noto-cjk。</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>The reason where a name is neither a file nor a folder, for the end of a sentence.</extracomment>
        <translation>这不是普通文件，而是管道或设备</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>你没有权限</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>此磁盘只读</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>你的磁盘配额已满</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>文件对此磁盘来说太大</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>磁盘报告出错</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>这是指回自身的链接</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>同时打开的文件太多</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>文件的名称太多</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>那里已有同名的东西</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>内存太少</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>其他程序正在使用</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>磁盘已不在</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>网络驱动器没有响应</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>那里的文件不能用这个名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>此磁盘不允许</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>被中断了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Return the reason why the system cannot do something with a file, for the end of a sentence.</extracomment>
        <translation>文件不能用这个名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Return the reason why the system cannot do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>系统拒绝了（错误 %1）</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Return the number of the shown position on the teacher&apos;s table. %1 = number %2 = count</extracomment>
        <translation>局面 %1，共 %2 个</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the same number in a short form; `number` is None where no position is shown.</extracomment>
        <translation>
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the same number in a short form; `number` is None where no position is shown. %1 = number %2 = count</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>Return the text of a position, as its row on the teacher&apos;s table shows it.</extracomment>
        <translation>还没有文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>The tag of a position that has a task, on the teacher&apos;s table.</extracomment>
        <translation>任务</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>Return a row of the teacher&apos;s table as a screen reader speaks it. %1 = number %2 = row_text(text)</extracomment>
        <translation>局面 %1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>这个局面是新的。在这里做的会保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>在这里做的会保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>在这里显示的着手、棋子和标记会复原。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>
            <numerusform>这里有 %n 处更改，继续时复原。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>Return the message after a position was put back as it was prepared.</extracomment>
        <translation>棋盘恢复原样。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>Return the message after a position was put back as it was prepared. %1 = number + 1</extracomment>
        <translation>局面 %1 恢复为准备好的样子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>Return the message after the teacher&apos;s table was closed and the shown changes were put back.</extracomment>
        <translation>重做可找回你演示的内容。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>The message where the shown changes stay, because something was prepared after them.</extracomment>
        <translation>你演示的内容留着，因为之后又准备了别的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>The message after changes that were put back are there again and stay.</extracomment>
        <translation>你演示的内容现在是课程的一部分。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The message after the file was saved together with shown changes.</extracomment>
        <translation>按棋盘现状保存。你演示的内容留着。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Return the message where the list of positions cannot be changed as asked.</extracomment>
        <translation>这是唯一的局面。请先添加一个。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Return the message where the list of positions cannot be changed as asked.</extracomment>
        <translation>这些局面属于同一局。它们不分开。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>The message after a position was removed from the lesson; its board and words stay in the game.</extracomment>
        <translation>不再是局面。它的棋盘和文字留在对局里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>Return the message after several positions of one game moved together.</extracomment>
        <translation>
            <numerusform>同一局的 %n 个局面一起移动了。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>Return the message where there is no next, or no previous, position.</extracomment>
        <translation>这是最后一个局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>Return the message where there is no next, or no previous, position.</extracomment>
        <translation>这是第一个局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position, in a file where only a text makes one.</extracomment>
        <translation>新局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The text in place of an empty list of positions.</extracomment>
        <translation>还没有局面。请添加显示的棋盘。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>The question how large the board of a new lesson is.</extracomment>
        <translation>棋盘多大？新局面的大小与显示的棋盘相同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>The tip of the switch that undoes the changes shown at a position.</extracomment>
        <translation>你在一个局面上下的、摆的、标的，换到别的局面时就拿走。文字和列表保留。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>课程的局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>添加这个棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>继续时复原</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>按准备的样子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>摆子…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>任务…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>学生作答</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>课程标题</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>上一局面 (PgUp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>下一局面 (PgDown)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>其他大小的新局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>把棋盘现状连同标记作为新局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>同样大小的空棋盘，用来摆子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>把此局面移出课程 (Del)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>现在就拿走你演示的内容</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>把演示的内容加入课程</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>新课程</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>什么也不做</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>吃掉这些子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>点击这些子的所有气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>点击所有这些点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>点击这些点中的任意一个</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>点击不能下的点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>给出数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>找出正确的一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>救活这些子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>连上这些子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>切断这些子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>做活这些子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>杀死这些子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>打赢此点的劫</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>在这部分得到这么多目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>学生阅读后继续。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>点击棋子，气会自动找到。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>点击学生应该点的每个点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>点击正确的点。点中一个就够。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>这里不用做什么：点会自动找到。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>在棋盘下方输入数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>点击棋子。如果一手不够：按“完成”，在棋盘上下出正确的着手，再回来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>你下的着手就是答案。标为恶手的是错的。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>按“完成”，在棋盘上下出正确的着手，再回来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>点击棋子或点，按“完成”，在棋盘上下出正确的着手，再回来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>只在这个局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>旋转和翻转的也问</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>旋转并互换黑白的也问</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Return the sentences of the check of a task, and False where the task cannot be used as it is.</extracomment>
        <translation>缺少数字。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Return the sentences of the check of a task, and False where the task cannot be used as it is.</extracomment>
        <translation>以 @ 开头的行不给学生看。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <extracomment>Return the sentences with the right answers of a checked task, and on where the task is not asked.</extracomment>
        <translation>课程不显示变化，所以不会显示这个局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <extracomment>Return the sentences with the right answers of a checked task, and on where the task is not asked.</extracomment>
        <translation>课程只显示它的各屏。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>Return the sentences with the right answers that the check of a task found. %1 = check.rights %2 = check.wrongs</extracomment>
        <translation>变化树中的着手：正确 %1，错误 %2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>Return the sentences with the right answers that the check of a task found. %1 = right</extracomment>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>The hint how the points of a task are entered.</extracomment>
        <translation>点击棋盘，或输入点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>The hint how the points of a wrong answer are entered.</extracomment>
        <translation>点击得到这个回答的点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>The note in place of the points for a kind of task that has none.</extracomment>
        <translation>这个任务没有指明点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>Return the text of a point of the dialog&apos;s board for screen readers.</extracomment>
        <translation>已指明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>其他所有</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>错误的点或数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>所说的话</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>对它们说的话</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>得目方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>学生读到的文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>这个局面是课程的一屏</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>对正确回答说</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>此局面的任务</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>学生要做什么</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>再问一次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>对错误回答说</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Return the line while two games step together: the name of the other one, and where they part. %1 = other</extracomment>
        <translation>与%1同步。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>两局的开局棋盘不同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>两局相同。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>这一局在 %n 手后结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>另一局在 %n 手后结束。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>到目前为止相同。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>Return the sentence where two games that step together part. %1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>从第 %1 手分开：这里 %2，那里 %3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>其中一个棋盘旋转或翻转过。</translation>
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
        <translation>去那里</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place. %1 = number</extracomment>
        <translation>第 %1 手之后</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the place of the board on its line: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>Return the place in the tree as a screen reader speaks it: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>Return the place in the tree as a screen reader speaks it: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>%n 个变化</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>这条变化到此结束。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>下一手：</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>
            <numerusform>%n 条路：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>Return a move in that list, with the letter that it has on the board: &quot;A L15&quot;.
----------
Return a move in that list as a screen reader speaks it: &quot;Black L15&quot;.</extracomment>
        <translation>没有着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>Return the tip of a move in that list: a click goes there, and so does its number key. %1 = number</extracomment>
        <translation>走这条路 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Return the tip of the arrow to the next or the previous fork of the tree. %1 = number</extracomment>
        <translation>回到第 %1 手之后的分支</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Return the tip of the arrow to the next or the previous fork of the tree. %1 = number</extracomment>
        <translation>前往第 %1 手之后的分支</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>Return the label of the folded part of a line in the tree. %1 = hidden</extracomment>
        <translation>+ 还有 %1 个</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>显示原因：轮到黑方。第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>显示原因：轮到白方。第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>试下：轮到黑方。第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>试下：轮到白方。第 %1 手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>一手攻，一手应，逐手显示。你也可以试别的着手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>两人接着下完看看。然后真正的棋盘连同标记都会回来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>为劫停过一手之后，才能提回那个劫。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>Return a row in the list of moves on the practice board, with number, colour and point, or the pass for a ko. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2为 %3 的劫停一手</translation>
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
        <translation>%1. %2停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>Return the label of the button that passes for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>为 %1 的劫停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Return the reason why a move is not allowed on the practice board. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>请先为劫停一手；然后可以在 %1 提回。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Return the reason why a move is not allowed on the practice board. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1 会重现以前的局面。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>练习盘。真正的棋盘在等着。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>这块棋为什么死</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>这块棋为什么活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>这里为什么是双活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>为什么由先下的一方决定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>所以这块棋先下就活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>所以这块棋即使先下也是死棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>所以这块棋即使被先攻也是活棋。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>所以谁在这里先下都没有好处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>所以这块棋被先攻就死。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The text in place of the list of moves while nothing was played on the practice board.</extracomment>
        <translation>还没有试过。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>黑方先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>白方先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>保留为变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>全部复原</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>黑先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>白先</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>向右旋转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>向左旋转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>旋转半圈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>左右翻转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>上下翻转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>沿左上到右下对角线翻转</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>沿左下到右上对角线翻转</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>The name in the Edit menu for undoing a change of the order of positions.</extracomment>
        <translation>局面顺序</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>The name in the Edit menu for undoing an added position.</extracomment>
        <translation>添加局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>The name in the Edit menu for undoing a removed position.
----------
The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>移除局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>减少让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>继续下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>超时负</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>悔棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>悔掉的棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>对局信息</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>更换规则</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>保留变化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>插入着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>插入停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>删除节点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>删除分支</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>变化顺序</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>主线</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>摆子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>轮走方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>剪切</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>粘贴</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>旋转棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>互换黑白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>The name of an edit for Undo in the Edit menu.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>评价</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>评价的着手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>分谱</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>部分棋盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>任务</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>The name in the Edit menu for undoing a change of the order of games.</extracomment>
        <translation>对局顺序</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing removed games.</extracomment>
        <translation>
            <numerusform>移除 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing added games.</extracomment>
        <translation>
            <numerusform>添加 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>Return the message where the encoding of the file lacks characters of the record; nothing is saved yet. %1 = encoding %2 = characters</extracomment>
        <translation>文件用 %1 书写，其中没有 %2 的字符。还没有保存。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>这些字符放不下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>它们在哪里</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>存为 Unicode (UTF-8)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>去那个位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>这样你的 %n 子就被打吃。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>这样你的 %n 子仍被打吃。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>这样会提掉自己的 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>这样会填掉自己的眼。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>你的 %n 子会被吃。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>这里你还需要补一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>白方还能从这里进来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>黑方还能从这里进来。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>Return the question after the warnings about a move or a pass.</extracomment>
        <translation>仍要停一手？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>Return the question after the warnings about a move or a pass.</extracomment>
        <translation>要下吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>The text shown while a pass waits for the board to be read.</extracomment>
        <translation>停一手之前：边界都收好了吗？</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>Return the keys that answer the question about a risky move, for the line below the board.</extracomment>
        <translation>回车键：停一手。Esc：不停。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>Return the keys that answer the question about a risky move, for the line below the board.</extracomment>
        <translation>回车键：下。Esc：不下。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>停一手（回车）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>继续下 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>下（回车）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>不 (Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>交叉点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>两条线相交之处。棋子下在交叉点上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>边</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>最外面的一条线。那里的一颗子最多有三口气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>两条边相交之处。那里的一颗子最多有两口气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>星位</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>有黑点的交叉点。让子就放在星位上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>一颗子或一串棋旁边的空点。这里有四口气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>棋串</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>沿着线连在一起的同色棋子。斜着不算相连。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>棋块</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>同生共死的同色棋串。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>提子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>填满对方最后一口气，把子从棋盘上拿走。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>被提的子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>被吃掉的子。标记处提掉了一颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>打吃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>只剩一口气：对方再下那里就提掉。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>双打吃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>一手棋同时打吃两串，只能救一串。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>自己送打吃</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>下了之后自己的子只剩一口气的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>自杀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>下了之后自己的子没有气、又提不了子的一手。多数规则不允许：黑方不能下在这里。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>长</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>给一串棋加一颗子，让它的气变多。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>连接</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>把两串棋连成一串的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>切断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>不让对方两串棋连上的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>征子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>一路曲折连续打吃，到棋盘边为止。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>枷</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>隔着一点罩住：往哪里跑都会被吃。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>倒扑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>黑方让白方吃一颗子，然后再下在 1，吃回三颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>劫</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>双方可以永远互相提下去。所以黑 1 之后，白方必须先下别处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>劫材</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>要求对方应的一手，例如 2。对方应了之后，白方再提劫。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>全局同形</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>一条规则：任何一手都不能让以前的局面再次出现。这里白方不能马上提回。</translation>
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
        <translation>被同色棋子围住的一个或几个点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>假眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>看起来像眼，但周围的子没有连上，可能被一一吃掉。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>要点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>谁先下这里谁说了算：黑方做成两个眼，白方让它只剩一个眼。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>活棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>两个眼不能同时填掉：这些子永远不会被提。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>死棋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>救不活的子。终局时从棋盘上拿走。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>公气</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>黑白两串棋共有的气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>双活</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>谁也不能下那里：谁下谁的子就被打吃。双方都活。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>对杀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>两串棋互相比谁先吃掉对方。数一数气。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>地盘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>只被一方围住的空点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>子空</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>一方在棋盘上的子，加上围住的空点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>单官</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>双方之间不属于任何人的空点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>停一手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>轮到自己却不下子。没有好处可占时，双方都停一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>贴目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>因为黑方先走，白方得到的目数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>让子</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>棋力较弱的一方开局前先放在棋盘上的子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>猜先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>用来决定黑白：一方握住白子，另一方猜单双。这里猜单猜对了：一共五颗。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>级段位</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>表示你有多强：从 30 级到 1 级，再从 1 段往上。相差两级，黑方受让两子。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>读秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>基本时间用完后的加时。在时限内落子，下一手又有同样多的时间。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>礼仪</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>下棋前说“请多指教”，下完说“谢谢”。第一手常下在右上角，这是礼貌。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>布局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>一局棋最开始的几手。先占角，再占边：那里围地用的子最少。</translation>
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
        <translation>对方必须应的一手，所以你又可以先下别处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>后手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>对方不必应的一手：轮到对方先下别处。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>定式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>角上双方都不吃亏的常用下法。这里黑方得角，白方得上边。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>厚势</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>面向棋盘的一道结实的墙。附近的战斗它都帮得上忙。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>扳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>绕到对方棋子头上的一手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>尖</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>两颗子角对角：一个点被占，另一个点就能连上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>单关跳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>隔一个点跳的一手。速度快，又不容易被切断。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>双关</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>切不断的两对子：一个点被占，另一个点就能连上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>虎口</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>围着一个点的三颗子：对方下进来就被打吃。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>空三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>三颗子围着一个空点，气很少，是笨重的形。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>围棋的历史</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>围棋几千年前诞生于中国。早期的棋盘有 17 条线。贴目到 20 世纪才出现。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>The text in place of the list when no term matches the typed text.</extracomment>
        <translation>没有这个词。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>Return the line that names the terms in the shown text. %1 = names</extracomment>
        <translation>用语：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>Return the hint that a screen reader speaks at a link to a term. %1 = word</extracomment>
        <translation>%1：按回车键查看意思。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>围棋用语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>查找用语</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
</TS>
