<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Version %1</source>
        <extracomment>Return the version in the window about the program. %1 = version</extracomment>
        <translation>버전 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>The description of the program in the window about it.</extracomment>
        <translation>바둑을 두고, 계산하고, 복기하고, 가르치는 바둑판이에요. MIT 라이선스의 자유 소프트웨어예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>Return the note that no native speaker has checked the translation, with the file to correct. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>이 번역은 아직 원어민이 확인하지 않았습니다. 고치려면 소스 코드의 %1 파일을 바꾸세요. 방법은 docs/translating.md에 있습니다.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;.</extracomment>
        <translation>이 보고서를 복사하고 무엇을 하고 있었는지 덧붙이세요. 대국자와 파일의 이름은 들어 있지 않습니다. 보내기 전에 읽어 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;. %1 = page</extracomment>
        <translation>%1(으)로 보내세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;.</extracomment>
        <translation>goboard를 준 사람에게 보내세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>goboard 정보</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>문제 신고</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Add an error to the log and show a dialog with a report for the developers.</extracomment>
        <translation>보고서 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>프로그램 구성 요소</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>Return the key with which a side agrees, with its colour where the card shows a player&apos;s name. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1, %2 키</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>Return the key with which a side agrees, with its colour where the card shows a player&apos;s name. %2 = key</extracomment>
        <translation>%2 키</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show the name of the player of this colour, and whether they have agreed.</extracomment>
        <translation>동의함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show the name of the player of this colour, and whether they have agreed.</extracomment>
        <translation>동의해요</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>The message for a request for an analysis when no engine is there to answer it.</extracomment>
        <translation>강한 프로그램의 생각을 보려면 KataGo를 설치하고 “엔진” 페이지(공부 메뉴)에서 고르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say.</extracomment>
        <translation>형세가 비슷해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>흑이 %1집 앞서요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>백이 %1집 앞서요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>Return the sentence on the analysis card with the chance of the side that is more likely to win. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>흑이 100판 중 %1판 이겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>Return the sentence on the analysis card with the chance of the side that is more likely to win. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>백이 100판 중 %1판 이겨요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>Return how many positions the engine has read, for the analysis card.</extracomment>
        <translation>
            <numerusform>%n개 장면 읽음</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>The text shown while nothing is known yet about the shown position.</extracomment>
        <translation>생각 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>Return the name of a move in the list of candidates: its point, or a pass.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>The tip that explains the columns of the list of candidates.</extracomment>
        <translation>수, 잃는 집, 흑이 이기는 비율. Enter를 누르면 수순이 변화로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>Return a row of the candidates as a screen reader speaks it. %1 = percent(candidate.winrate)</extracomment>
        <translation>흑이 100판 중 %1판 이김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point.</extracomment>
        <translation>손해 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point. %1 = _decimal(lost.points)</extracomment>
        <translation>%1집 손해</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point. %1 = percent(lost.winrate)</extracomment>
        <translation>100판 중 %1판 덜 이김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>Return the words about a point that is a candidate, which follow the name of the stone or mark there. %1 = lost_text(lost)</extracomment>
        <translation>엔진의 수, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>Return the words about a point that is a candidate, which follow the name of the stone or mark there.</extracomment>
        <translation>엔진의 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move.</extracomment>
        <translation>흑의 마지막 수는 손해가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move.</extracomment>
        <translation>백의 마지막 수는 손해가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move. %1 = _decimal(lost.points)</extracomment>
        <translation>흑의 마지막 수는 %1집 손해예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move. %1 = _decimal(lost.points)</extracomment>
        <translation>백의 마지막 수는 %1집 손해예요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how many positions the engine reads.</extracomment>
        <translation>
            <numerusform>장면 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>Return an entry in the menu of the analysis: the loss from which a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>%n집 손해부터</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how much all other moves must lose for a move to be called good.</extracomment>
        <translation>
            <numerusform>다른 수가 모두 %n집 손해일 때</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>Return the progress shown while the whole game is analysed. %1 = done %2 = of</extracomment>
        <translation>대국 분석 중: %1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>아주 나쁜 수: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>나쁜 수: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>의심스러운 수: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>좋은 수: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record.</extracomment>
        <translation>대국 전체를 분석했어요. 두드러진 수는 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>대국 전체를 분석했어요. 표시한 수: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The message after the whole game was analysed and the setting writes no marks into the record.</extracomment>
        <translation>대국 전체를 분석했어요. 아래 띠에 누가 앞섰는지 보여요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>Return the message where there is no big mistake after, or before, the shown move.</extracomment>
        <translation>이 수 뒤에는 큰 실수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>Return the message where there is no big mistake after, or before, the shown move.</extracomment>
        <translation>이 수 앞에는 큰 실수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>The message where mistakes are searched in a game that was not analysed.</extracomment>
        <translation>먼저 대국 전체를 분석하세요(공부 메뉴).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>Return the message after a line of the engine was added to the record. %1 = name</extracomment>
        <translation>%1의 수순을 기보에 넣었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>Return the message where a line of the engine is in the record already. %1 = name</extracomment>
        <translation>%1의 수순은 벌써 기보에 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>Return the sentence that compares a guess with the move played.</extracomment>
        <translation>실제 수와 똑같이 좋은 수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>Return the sentence that compares a guess with the move played. %1 = _decimal(lost)</extracomment>
        <translation>실제 수보다 %1집 좋은 수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>Return the sentence that compares a guess with the move played. %1 = _decimal(lost)</extracomment>
        <translation>실제 수보다 %1집 나쁜 수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>엔진의 좋은 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>분석 설정</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>분석 끄기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>좋은 수를 바둑판에 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>예상 집을 바둑판에 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>읽는 양: 이 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>읽는 양: 대국의 한 수마다</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>분석한 뒤 좋은 수와 나쁜 수 표시하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>의심스러운 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>나쁜 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>평가도 파일에 저장하기</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>Return the label of the button that accepts the outcome of an auction. %1 = komi</extracomment>
        <translation>덤 %1, 대국 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>The explanation of komi in the dialogue for auctions.</extracomment>
        <translation>흑을 잡는 사람이 백에게 덤을 줘요. 나중에 두는 대신 받는 집이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>The advice to the player who names a komi.</extracomment>
        <translation>흑이 백에게 주는 집이에요. 공평한 수를 정하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>Return the label above the field of the player who names the komi. %1 = name</extracomment>
        <translation>%1: 덤 정하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it.</extracomment>
        <translation>아무도 집을 받지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>그리고 %1집 받기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>그리고 %1집 주기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>The rule of an auction with bids in turn.</extracomment>
        <translation>번갈아 더 높게 불러요. 가장 높게 부른 사람이 그 덤으로 흑을 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>The rule of an auction with secret bids.</extracomment>
        <translation>한 번씩 몰래 불러요. 더 높게 부른 사람이 그 덤으로 흑을 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>The rule of cut and choose, where one player names the komi and the other picks a colour.</extracomment>
        <translation>한 사람이 덤을 정하고, 다른 사람이 색을 골라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>The advice above the bids of an auction in turn.</extracomment>
        <translation>흑이 백에게 주는 집이에요. 번갈아 값이 올라가요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>Return the note beside the field of a bid with the lowest possible bid. %1 = lowest</extracomment>
        <translation>%1 이상.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>Return the label of the button that lets the other player begin an auction. %1 = name</extracomment>
        <translation>%1부터 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>Return the label above the field for a bid. %1 = bidder</extracomment>
        <translation>%1: 부를 값</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>Return the line below the name of the player who is White after an auction. %1 = points(komi)</extracomment>
        <translation>백, 덤 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>The note that a secret bid is shown as dots.</extracomment>
        <translation>쓴 숫자는 점으로 가려요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>The note that a secret bid was given.</extracomment>
        <translation>값을 냈어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>공개 입찰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>비밀 입찰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>나누고 고르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Discard the auction and return to the choice.</extracomment>
        <translation>덤 입찰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>다른 입찰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>돌 가리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>낮추기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>높이기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>덤을 정하세요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>흑 잡기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>백 잡기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>그만하고 백으로 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>입찰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>값을 봉하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>지금 부를 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>다음에 부를 차례</translation>
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
        <translation>비어 있음</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>Return the description of a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>활로 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>Return the name of a stone on a point, as a screen reader speaks it.
----------
Return the description of a point for a screen reader while the following moves are hidden.</extracomment>
        <translation>흑돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>Return the name of a stone on a point, as a screen reader speaks it.
----------
Return the description of a point for a screen reader while the following moves are hidden.</extracomment>
        <translation>백돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>선의 끝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>화살표 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>화살표 끝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>흐리게 함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>안 보임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>Return the name of a mark on a point, as a screen reader speaks it. %1 = text</extracomment>
        <translation>글자 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>세모</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>네모</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>동그라미</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>가위표</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>선택됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>단수</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>
            <numerusform>이어진 돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>지금까지 흑이 둘러쌈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>지금까지 백이 둘러쌈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>다음 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <extracomment>Return the words for the last move and the status in a count, in the spoken description of a point.</extracomment>
        <translation>마지막 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>애매함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>죽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>빅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>공배로 정함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>흑의 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>백의 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>열린 경계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>여기에 한 수 필요</translation>
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
        <translation>바둑판</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>Return the menu entry of a stone that takes back all moves after this one. %1 = number</extracomment>
        <translation>여기까지 무르기(%1수)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The menu entry of a stone that takes the last move back.</extracomment>
        <translation>이 수 무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>Return the menu entry of a stone that shows the board as it was after this move. %1 = number</extracomment>
        <translation>이 수로 가기(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The menu entry that opens the list of marks for a point.</extracomment>
        <translation>표시하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The menu entry that removes all marks from a point.</extracomment>
        <translation>표시 지우기</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>Return the goal of a game as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>보통 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>Return the goal of a game as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>%1 먼저 따내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>Return the sentences about the goal of a capture game: the winning number of stones, and that no side may pass. %1 = _stones(goal)</extracomment>
        <translation>%1 먼저 따내면 이겨요. 패스는 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>Return the score of a side in a capture game: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>따낸 돌: %2개 중 %1개</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>The tip of the disabled button Pass in a capture game.</extracomment>
        <translation>돌 따내기 놀이에서는 패스할 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>The tip of the disabled button Count in a capture game.</extracomment>
        <translation>돌 따내기 놀이에서는 계산하지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1 승: %2은 둘 곳이 없어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = _stones(won.goal)</extracomment>
        <translation>흑 승: %1 먼저 따냈어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = _stones(won.goal)</extracomment>
        <translation>백 승: %1 먼저 따냈어요</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>%1의 수가 돌 %n개를 따냈어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>상대가 %1에 두어 돌 %n개를 내줬어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>%1의 수 다음에는 둘 곳이 없고, 패스할 수도 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>돌 하나</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>돌 셋</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>돌 다섯</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>돌 열</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>돌 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>The hint while the pen draws over the board.</extracomment>
        <translation>마우스로 그리세요. 그린 것은 차츰 사라져요. Esc를 누르면 펜을 내려놓아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <source>Esc ends the presentation</source>
        <translation>Esc를 누르면 수업용 화면이 끝나요</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>Return a message about a file, behind its name: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>표준 입력이나 출력</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: %2</source>
        <extracomment>Return a message about a file, behind its name: &quot;game.sgf: The file is empty.&quot;. %1 = name %2 = sentence
----------
Return a fact with its label: &quot;Komi: 6.5&quot;. %1 = label %2 = value
----------
Return a line of goboard score with the points of a kind behind their label. %1 = label %2 = point_list(points, size)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.</extracomment>
        <translation>그런 파일이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.
----------
Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>파일이 아니라 폴더예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.</extracomment>
        <translation>이 파일을 읽을 권한이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Return the message of a command for a file that cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>읽을 수 없어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>저장할 폴더가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>여기에 쓸 권한이 없어요. 아무것도 바뀌지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>쓸 수 없어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>The message of a command for a file that is too large to be a game record.</extracomment>
        <translation>기보라기에는 파일이 너무 커요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>Return the message where --game asks for a number that the file does not have. %1 = number %2 = games</extracomment>
        <translation>%1번째 대국은 없어요. 이 파일의 대국: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Return the note which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>파일에 대국이 %n개 있어요. 이것은 %1번째예요. 다른 것은 --game으로 골라요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>Return the message where an option needs a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1: “%2”, 숫자가 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>Return the message where --komi is outside its limits or not in quarters. %1 = text %2 = limit</extracomment>
        <translation>--komi: “%1”, 쓸 수 없는 덤이에요. 덤은 −%2부터 %2까지 4분의 1집 단위예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>Return the message where the number of an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1: 숫자는 %2와 %3 사이여야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>Return the message where the rules have no place for this number of handicap stones on the board. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap: 이 규칙에서 %2 바둑판에는 접바둑 돌 %1개를 놓을 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>Return the message where a name is no ruleset&apos;s; it lists the known names. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>“%1”이라는 규칙은 없어요. 아는 규칙: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>Return the message where --dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead: “%1”, %2 바둑판에 없는 자리예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>Return the message where --dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead: %1에는 돌이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>Return the note which rules were used where the record names none that are known. %1 = name</extracomment>
        <translation>기보에 규칙이 없어서 이 규칙을 썼어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>Return the note which rules were used where the record names none that are known. %1 = name %2 = found.text</extracomment>
        <translation>기보에 적힌 규칙 “%2”, 모르는 것이라 이 규칙을 썼어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>Return the finding of goboard check that the komi of a record is not a number. %1 = raw</extracomment>
        <translation>덤 “%1”: 숫자가 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>Return the note how many remarks were left out. %1 = count</extracomment>
        <translation>그 밖의 알림: %1. --json으로 모두 볼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>Return the note of goboard score where the record gives no komi, or none that is a number.</extracomment>
        <translation>기보에 덤이 없어서 0으로 계산했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>Return the note of goboard score where the record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>기보의 덤 “%1”: 숫자가 아니어서 0으로 계산했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>Return the note of goboard score where HA and the stones on the board give different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>기보의 접바둑 돌: %1. 백의 첫 수 전 흑돌: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>Return the note of goboard score with how many handicap stones the bonus was calculated. %1 = stones</extracomment>
        <translation>계산에 쓴 접바둑 돌: %1. --handicap으로 다른 수를 적을 수 있어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Return the note of goboard score where stones are set up at the start and the record gives no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>흑이 돌 %n개로 시작하지만 기보에 접바둑이라고 되어 있지 않아요. 백은 그 대가를 받지 않아요. 접바둑이었다면 이렇게 쓰세요: --handicap %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>The note of goboard score that territory was marked before the last moves, so the marks are not used.</extracomment>
        <translation>기보에 집이 표시되어 있지만 그 뒤에 돌을 두어서 쓰지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Return the note of goboard score with the points where the marks of the record differ from the count. %1 = point_list(points, size)</extracomment>
        <translation>기보의 TB와 TW가 이 자리에서 서로 달라요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Return the names of points in a row, or &quot;none&quot;.
----------
Return the message where a name is no engine&apos;s; it lists the known names.
----------
Return the message where an engine cannot do what the command needs; it lists those that can.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>Return the message where --encoding names no known encoding. %1 = name</extracomment>
        <translation>--encoding: “%1”이라는 글자 인코딩은 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Return the message where the encoding lacks characters of the record; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>인코딩 %1에 없는 글자: “%2”. 아무것도 쓰지 않았어요. --encoding utf-8이면 모두 담을 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>Return the message where OUT has the ending of a format that cannot be written. %1 = ending</extracomment>
        <translation>goboard는 %1 파일을 쓰지 않아요. 기보는 SGF로 써요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>The message of goboard convert where OUT is a picture.</extracomment>
        <translation>그림은 “goboard render 파일 그림.png”로 만들어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>The message where the picture would replace the record itself.</extracomment>
        <translation>그림이 기보를 덮어쓰게 돼요. 아무것도 쓰지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Return the message where libraries that pictures need are missing. %1 = detail</extracomment>
        <translation>여기서는 그림을 만들 수 없어요. Qt의 일부가 없어요(%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The message where the picture could not be made.</extracomment>
        <translation>그림을 만들지 못했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>Return the message for a command line that cannot be parsed. %1 = detail</extracomment>
        <translation>알아듣지 못했어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Return the line that names the command for help. %1 = program</extracomment>
        <translation>도움말: %1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>Return the line of goboard score with the result as RE writes it and in words. %1 = result %2 = words</extracomment>
        <translation>결과: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>The words beside the result where both sides have the same and the rules let Black win.</extracomment>
        <translation>양쪽이 같아서 흑이 이겨요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>Return the reason in goboard check for a move that names no point of the board. %1 = where</extracomment>
        <translation>“%1”: 이 바둑판에 없는 자리라 그 수는 뺐어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>Return the reason in goboard check for a move on a stone. %1 = where</extracomment>
        <translation>%1: 벌써 돌이 있어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>Return the reason in goboard check for a move that takes its own last liberty. %1 = where</extracomment>
        <translation>%1: 활로가 하나도 남지 않아요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>Return the reason in goboard check for a move that breaks the ko rule. %1 = where</extracomment>
        <translation>%1: 패를 바로 되따내는 수예요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>Return the reason in goboard check for a move that repeats an earlier board. %1 = where</extracomment>
        <translation>%1: 전에 나온 모양이 되풀이돼요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>Return the reason in goboard check for a value of AB, AW or AE that names no point of the board. %1 = where</extracomment>
        <translation>%1: 이 바둑판에 없는 자리에 배치해서 뺐어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>Return the reason in goboard check for B or W with several values. %1 = where</extracomment>
        <translation>수에 자리가 여럿이에요. 뺀 것: “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>Return the reason in goboard check for a node with moves of both sides.</extracomment>
        <translation>흑과 백이 한꺼번에 뒀어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>Return the line of goboard check about a faulty move, with its number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>%1수, %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>Return the line of goboard check about a fault that belongs to no side. %1 = move %2 = reason</extracomment>
        <translation>%1수, %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>Return the first line of goboard check about a file: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>인코딩 %1, 대국: %2, 노드: %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>Return the line of goboard check about one game. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>대국 %1: %2, 노드: %3, 주 진행의 수: %4, 규칙: %5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>Return the note of goboard check by which rules the moves were judged, where those of the record are not known. %1 = text %2 = used</extracomment>
        <translation>“%1” 규칙은 모르는 것이라 이 규칙으로 수를 살폈어요: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>Return the note of goboard check by which rules the moves were judged, where the record names none. %1 = used</extracomment>
        <translation>규칙이 적혀 있지 않아서 이 규칙으로 수를 살폈어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>Return the first line of goboard check about a file that is not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1, %2에서 가져옴</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>Return the words in place of the rules&apos; name where a record names rules that are not known. %1 = text</extracomment>
        <translation>모름 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>Return a sentence about one of several games, behind its number. %1 = number %2 = sentence</extracomment>
        <translation>대국 %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>The finding of goboard check that saving the unchanged file would change its bytes.</extracomment>
        <translation>손대지 않고 저장해도 파일의 바이트가 바뀌어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>Return the size of the board and the number of moves of a game. %1 = size %2 = moves</extracomment>
        <translation>%1, 수: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>Return the message where a name is no engine&apos;s; it lists the known names. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>“%1”이라는 엔진은 없어요. 아는 엔진: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>Return the message where an engine cannot do what the command needs; it lists those that can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>“%1” 엔진은 이것을 못 해요. 할 수 있는 엔진: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>The message of goboard analyse where no engine that rates moves is installed.</extracomment>
        <translation>KataGo처럼 수를 평가하는 엔진을 찾지 못했어요. 프로그램의 공부 &gt; 엔진…에서 더하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>Return a message of goboard analyse about a position, behind the number of its move. %1 = number %2 = sentence</extracomment>
        <translation>%1수 다음: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = number</extracomment>
        <translation>%1수:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>흑 %1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 최선 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = played</extracomment>
        <translation>실제 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>손해: %1집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>Return the line of goboard match about a finished game. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>대국 %1: %2 (흑), %3 (백): %4, 수: %5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>The sentence of goboard match about a game that was stopped since neither side passes.</extracomment>
        <translation>어느 쪽도 패스하지 않아서 멈췄어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>Return the sentence of goboard match about an engine that made a move against the rules. %1 = name</extracomment>
        <translation>%1: 규칙에 어긋난 수를 두었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>The help of goboard engines.</extracomment>
        <translation>엔진 목록을 보여 줘요. 이 컴퓨터에서 찾은 것, 프로그램에서 더한 것,
프로그램에 들어 있는 상대예요. 아무것도 시작하지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>The help of goboard analyse.</extracomment>
        <translation>엔진이 기보 주 진행의 모든 장면을 평가해요. 누가 앞서는지, 최선의 수,
실제 수가 몇 집 손해인지 알려 줘요. 모든 값은 흑 기준이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>The help on the output of goboard analyse --json.</extracomment>
        <translation>--json을 쓰면 객체 하나: file, engine, positions. 장면마다: move (몇 수 두었는지),
to_move, score (흑이 앞선 집), winrate (흑의 승률, 0~1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (이 수의
손해), ownership (왼쪽 위부터 한 줄씩, 1은 흑, -1은 백; 없으면 null).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>The help of goboard match.</extracomment>
        <translation>두 엔진이 서로 대국해요. 흑은 번갈아 잡아요. 엔진은 키나 이름으로 적고
(“goboard engines” 참고), 레벨이 있으면 콜론 뒤에 적어요:
gnugo:5. 엔진이 멈추거나 금지된 수를 두면 져요.
계산은 프로그램이 돌을 판단한 대로 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>The help on the exit codes.</extracomment>
        <translation>종료 코드: 0 문제없음, 1 알릴 것이 있음, 2 파일을 읽거나 쓸 수 없음,
또는 명령을 알아듣지 못함.</translation>
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
        <translation>--json을 쓰면 객체 하나: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (기보의 규칙이
아는 것인지), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, auto), seki, black과 white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (흑의 집에서 백의 집을 뺀 것), winner (B, W,
null), result, recorded_result, agrees (계산으로 알 수 없으면 null),
difference (기보가 계산보다 흑에게 더 준 집), likely_cause,
main_result (마무리 수를 둔 뒤의 결과; 기보가 그렇게 적었거나, 기보의 표시로
정해지거나, 규칙이 바둑판을 이대로 계산하거나, 더 둘 곳이 없으면 이대로의 결과;
아직 끝난 대국 같지 않으면 null), after_last_moves (없으면 null; moves에 color,
point, protects, purpose; left; result, margin, winner, agrees),
filled (--fill일 때: moves, left, result; 아니면 null), groups,
territory, seki_points, neutral_points, dame (누가 메워도 되는 것),
openings (invader, points, threatened), needed (owner, point, threatened), finished,
findings, illegal_moves, messages; 또는 file과 error.
--rules all이면 이런 객체의 목록이고, difference와 likely_cause는 없어요.

neutral, margin, winner, result, agrees, difference는 마무리 수를 두기 전,
이대로의 바둑판에 대한 것이에요. purpose: fill (공배), answer (앞의 수 때문에
꼭 둬야 하는 수), close (경계를 막거나 돌을 지키는 수), pass.
groups: color, stones, status (계산한 대로: alive, dead, seki), judged (alive, dead,
seki, unclear), leaning, reason, reason_points, liberties, other_liberties,
confidence (0~1; 확실한 것만 1), sentence.
territory: 위에서부터 한 줄에 글 하나; b와 w는 집이고 그 위의
죽은 돌도 들어가요. s는 둘러싸였지만 빅이라 세지 않는 자리,
점은 그 밖의 자리예요.
likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,
not_counted (기권이나 시간패로 끝남); 결과가 같으면 null.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>The help of goboard score.</extracomment>
        <translation>주 진행 끝의 장면을 계산하고 기보의 결과와 견줘요. 죽은 돌은 --dead에
적은 것, 없으면 기보 끝의 TB와 TW에 표시된 것,
그것도 없으면 죽었다고 판단한 것이에요. 기보로 계산이 정해지지 않으면
먼저 경계의 작은 틈을 막고 공배를 메워요. 바둑판을 이대로 계산한
결과는 두 번째로 나와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>The help of goboard check.</extracomment>
        <translation>파일에 무엇이 들었는지, 무엇이 표준과 다른지, 주 진행의 어느 수가
규칙에 어긋나는지, 레슨과 문제에서 무엇을 쓸 수 없는지 알려 줘요.</translation>
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
        <translation>--json을 쓰면 파일마다 객체 하나의 목록: file, format, encoding, encoding_from
(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,
last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,
ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,
illegal_moves), findings (kind, line, column, detail, game, sentence, expected,
done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,
messages; 또는 file과 error.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>The help of goboard convert.</extracomment>
        <translation>기보 IN을 SGF로 OUT에 써요. 옵션이 달리 정하지 않으면 모든 바이트가
그대로예요. GIB, NGF, UGF, UGI는 SGF가 돼요. OUT은 통째로
바뀌거나 그대로 남아요. IN과 같아도 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>The help of goboard render.</extracomment>
        <translation>OUT의 확장자대로 써요. 주 진행의 마지막이나 N수 뒤의 장면을
PNG, SVG, PDF, 글자로; 돌에 번호를 매긴 수의 범위, 또는 움직이는
GIF나 WebP로; 수도 부분도 적지 않으면 대국 전체를
그림으로 나눈 PDF로 써요. 화면이 없어도 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>The help of goboard rules.</extracomment>
        <translation>모든 규칙을 보여 주거나, 그중 하나의 뜻을 알려 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>The help of the program itself, with its behaviour without a command.</extracomment>
        <translation>바둑을 위한 바둑판이에요. 명령이 없으면 창이 열리고, 파일을 적으면 그 대국이 나와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>죽은 돌, --dead에 적은 대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>죽은 돌, 기보의 TB와 TW에 표시된 대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>죽은 돌, 여기서 판단한 대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record.</extracomment>
        <translation>기보에 결과가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>기보에는 %1 (%2). 계산으로는 확인할 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record. %1 = recorded</extracomment>
        <translation>기보에도 %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>The message where --fill is used with --rules all.</extracomment>
        <translation>--fill에는 --rules all이 아니라 규칙 하나가 필요해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>Return the name of the point of a move, or the word for a pass.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>Return the message of goboard render for a name whose ending is not a known format. %1 = ending %2 = known</extracomment>
        <translation>“%1” 종류의 파일은 쓰지 않아요. 쓰는 것: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>Return the message of goboard render where --part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part: “%1”, %2 바둑판의 한 부분이 아니에요. A1:E5처럼 두 귀퉁이를 적으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>Return the message of goboard render where --range names no range. %1 = text</extracomment>
        <translation>--range: “%1”, 수의 범위가 아니에요. 1-50처럼 적으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>Return the message of goboard render where --range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range: %2수가 %1수보다 앞이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Return the message of a command for two options that exclude each other. %1 = one %2 = other</extracomment>
        <translation>%1, %2: 함께 쓸 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>Return the message of a command for an option that needs one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1에는 %2 파일이 필요해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>Return the message of a command for an option that needs another one. %1 = one %2 = other</extracomment>
        <translation>%1: 함께 쓸 옵션은 %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>적혀 있지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>키</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>세는 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>자살수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>With handicap</source>
        <translation>접바둑일 때</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>접바둑 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>백이 받음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>끝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>합의, 또는 패스 네 번</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>합의, 또는 두 번째 멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>합의</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>할 수 있는 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>Add the usage with the translated word in front.</extracomment>
        <translation>사용법: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>goboard COMMAND … | goboard [--new] [FILE]…</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>goboard 명령 … | goboard [--new] [파일]…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>버전을 보여 줘요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>open a new program even if goboard is already running</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>goboard가 이미 실행 중이어도 새로 실행</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>명령</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>기보의 끝을 계산해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>기보의 규칙이 아니라 이 규칙(“goboard rules” 참고)이나 모든 규칙으로 계산하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>백이 받는 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>접바둑 돌의 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>죽은 사슬마다 돌 하나: Q16,D4; 또는 none; 또는 auto: 돌을 다시 판단</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>마무리 수를 보여 줘요: 경계 막기와 공배 메우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>무리마다 까닭을, 줄마다 집을 보여 주기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>파일의 몇 번째 대국인지(처음이 1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>기보의 잘못을 알려 줘요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>기보를 SGF로 써요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>쓸 글자 인코딩, 예를 들면 utf-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>모두 한 가지 꼴로 다시 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>이 대국만 쓰기(처음이 1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>그림, 글자판, 인쇄용 대국을 만들어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>규칙 목록을 보여 줘요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>규칙의 키, RU, 또는 다른 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>엔진 목록을 보여 줘요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>엔진이 기보의 수를 평가해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>어느 엔진</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>장면마다 플레이아웃 수: 50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>두 엔진이 서로 대국해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>엔진, 예를 들면 gnugo:1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>다른 엔진</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>대국 수: 10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>바둑판의 줄 수: 9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>규칙(“goboard rules” 참고)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>한 수마다 플레이아웃 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>한 수마다 몇 초</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>대국을 거기에 파일 하나씩 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>이 도움말을 보여 줘요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>프로그램용 JSON으로 보여 주기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>기보, 또는 표준 입력이면 -</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>쓸 파일, 또는 표준 출력이면 -</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>긴 변의 픽셀 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>몇 수까지 둘지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>이 범위의 수; 한 바둑판이면 번호가 붙어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>돌에 번호 붙이기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>바둑판의 이 부분만</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>대국을 그림으로 나누기 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>Sensei&apos;s Library 형식으로 (글자)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>색</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>종이 크기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>그림 하나의 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>파일의 장면을 한 쪽에 이만큼씩 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>--handout과 함께: 정답은 마지막 쪽에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>--handout과 함께: 글자 크기(포인트)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>--handout과 함께: 이름, 날짜, 답을 쓰는 줄</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>한 수에 밀리초 (GIF, WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>파일의 이 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>가장자리의 글자와 숫자 빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>빅</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>시계 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>제한 시간만</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>캐나다식 초읽기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>누진 캐나다식 초읽기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>피셔 방식</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>브론스타인 방식</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>단순 지연</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>잉창치식 시계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>모래시계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>시간과 수는 0보다 작을 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>시간이 조금은 있어야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>초읽기는 한 번 이상이어야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>초읽기 시간은 0보다 길어야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>초읽기 한 번에 한 수 이상이어야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>모래시계는 상대도 모래시계여야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>흑, 10초 남았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>백, 10초 남았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>흑, 추가 시간이 시작돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>백, 추가 시간이 시작돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>흑, 초읽기 한 번을 썼어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>백, 초읽기 한 번을 썼어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>흑, 마지막 초읽기예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>백, 마지막 초읽기예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>흑의 시간이 다 됐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>백의 시간이 다 됐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
Return the time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1일</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 h</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 min</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1분</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 s</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = &apos;0&apos;</extracomment>
        <translation>%1초</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, then %2</source>
        <extracomment>Return the terms of a time control in one line: 10 min, then 3 × 30 s. %1 = duration_text(control.main) %2 = overtime</extracomment>
        <translation>%1, 그다음 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>Return the line below the time on a clock: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>벌점 %n집</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>시간패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>마지막 초읽기</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>%n수 둬야 함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>초읽기 %n번</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>한 수에 %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%1에 %n수</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>Return the terms of the overtime in words. %1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>%2에 %1수씩</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>Return the terms of the overtime in words. %1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%1, 한 번에 %n집</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1, 한 수마다 %2 더함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1, 한 수마다 %2 더함, 최대 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s Return the terms of a time control without overtime in words.</extracomment>
        <translation>%1, 한 수마다 %2까지 돌려받음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s Return the terms of a time control without overtime in words.</extracomment>
        <translation>%1, 한 수마다 %2까지 공짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main</extracomment>
        <translation>%1, 한쪽이 쓴 만큼 상대가 얻음</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>Return the message in the dialogue of the clock for a number that is too large. %1 = name</extracomment>
        <translation>%1: 기보에 담기에는 너무 커요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>Return the message in the dialogue of the clock for an entry that is not a number. %1 = name</extracomment>
        <translation>%1: 숫자로 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>The message in the dialogue of the clock for times that fit no time control.</extracomment>
        <translation>이 시간으로는 둘 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>다른 시계…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>시계 종류</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>기본 시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>한 수마다 더함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>최대</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>초읽기 한 번에 두는 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>한 수마다 공짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>추가 시간 횟수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>추가 시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>한 번의 벌점</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>백은 다른 시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>이 시계 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Return the message after games of another file were added to this one. %1 = name</extracomment>
        <translation>
            <numerusform>%1의 대국 %n개가 이제 이 파일에 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Return the message after games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%1: 대국 %n개를 저장했어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Return the message where games are saved apart under the name of the open file. %1 = name</extracomment>
        <translation>%1: 바로 이 파일이에요. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>Return a row of the teacher&apos;s table as a screen reader speaks it.
----------
Return a row of a collection as a screen reader speaks it.</extracomment>
        <translation>바둑판에 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>Return a row of a collection as a screen reader speaks it. %1 = number %2 = players %3 = facts</extracomment>
        <translation>대국 %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows.</extracomment>
        <translation>
            <numerusform>이 파일의 대국 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows. %1 = shown</extracomment>
        <translation>
            <numerusform>%n국 중 %1국</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>파일에서 대국 더하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>이 대국들을 따로 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>더하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>따로 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>이 파일의 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>대국자, 대회, 날짜, 결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>이 낱말이 있는 대국만 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>위로 (Alt+Up)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>아래로 (Alt+Down)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>고른 대국을 따로 파일로 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>고른 대국을 이 파일에서 빼기. 실행 취소로 되돌려요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>새 대국…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>다른 파일의 대국…</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>영역: 산 돌 + 둘러싼 자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>집: 둘러싼 자리 + 사석 (AGA: + 패스)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>돌: 영역 − 비워야 하는 자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Return the list of the rulesets that count the same as the one a row names; empty where there are none. %1 = names</extracomment>
        <translation>같은 것: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>Return the name of a ruleset, with the way of counting where it allows two. %1 = name</extracomment>
        <translation>%1, 영역으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>Return the name of a ruleset, with the way of counting where it allows two. %1 = name</extracomment>
        <translation>%1, 집으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum Return the same sum as a screen reader speaks it, with the name of each term.</extracomment>
        <translation>%1: %2, 합계 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Return the margin of a row as a screen reader speaks the cell that draws it. %1 = points(row.margin)</extracomment>
        <translation>차이 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>Return the sentences above the comparison: the chosen rules, and the board that the rows count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>선택: %1, 덤 %2. 표시한 숫자는 이것과 달라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>Return the sentences above the comparison: the chosen rules, and the board that the rows count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>선택: %1, 보통 덤 %2. 표시한 숫자는 이것과 달라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>The sentence about the board that the rows count; empty if they all count the same one.</extracomment>
        <translation>각 줄은 마무리 수를 둔 뒤에 계산해요. 바둑판을 이대로 계산하는 규칙만 달라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>The title of the page that compares rulesets.</extracomment>
        <translation>같은 바둑판을 모든 규칙으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>덤 포함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>The word that a screen reader adds to the row with which the others are compared.</extracomment>
        <translation>선택됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>The word that a screen reader adds to a cell that differs from the chosen row.</extracomment>
        <translation>다름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>Return the label of the switch that shows every ruleset. %1 = count</extracomment>
        <translation>규칙 %1개 모두</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are none. %1 = names</extracomment>
        <translation>빅: %1에 먼저 두는 쪽이 돌을 잃어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are none.</extracomment>
        <translation>빅: 어느 쪽도 공격할 수 없어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>Return the legend of the open neutral points, with their number; empty where there are none. %1 = count</extracomment>
        <translation>공배, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>Return the legend of a side&apos;s territory, with its number of points. %1 = count</extracomment>
        <translation>흑집, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>Return the legend of a side&apos;s territory, with its number of points. %1 = count</extracomment>
        <translation>백집, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>사석: 흑 %1, 백 %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners.</extracomment>
        <translation>마지막 수는 흑이 두었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners.</extracomment>
        <translation>마지막 수는 백이 두었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Return the names of some rulesets; the user&apos;s own come first, then the offered ones in their order. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>마지막 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>한 수 더</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>흑이 한 수 더 두었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>백이 한 수 더 두었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>돌을 세는 규칙에서는 그 돌이 한 집이에요. 집만 세는 규칙에서는 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves. %1 = black %2 = white</extracomment>
        <translation>흑은 %1수, 백은 %2수 두었어요. 돌을 세는 규칙에서는 더 둔 돌이 하나에 한 집이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>더 둔 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere. %1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1: 빅%2 안은 세지 않아요. 흑은 %3집, 백은 %4집을 잃어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere.</extracomment>
        <translation>차이는 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere.</extracomment>
        <translation>빅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points Return the title and sentence for the reason that false eyes do not count everywhere.</extracomment>
        <translation>%1: 메워야 해서 세지 않는 곳%2. 흑 %3, 백 %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <extracomment>Return the title and sentence for the reason that false eyes do not count everywhere.</extracomment>
        <translation>옥집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points Return the title and sentence for the reason that some rules require borders to be closed stone by stone.</extracomment>
        <translation>%1: 돌 하나하나로 막지 않는 경계%2. 흑 %3, 백 %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <extracomment>Return the title and sentence for the reason that some rules require borders to be closed stone by stone.</extracomment>
        <translation>경계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets Return the title and sentence for the reason that some rules make each pass a prisoner.</extracomment>
        <translation>패스: 흑 %1, 백 %2. %3에서는 하나가 상대의 사석 하나예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points Return the title and sentence for the reason that some rules keep two points for each group.</extracomment>
        <translation>%1: 무리마다 두 집을 남겨요. 흑은 %2집, 백은 %3집을 잃어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <extracomment>Return the title and sentence for the reason that some rules keep two points for each group.</extracomment>
        <translation>두 눈씩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>Return the title and sentence for the reason that handicap stones count where stones do. %1 = number</extracomment>
        <translation>흑돌이 바둑판에 %1개 더 많아요. 돌을 세는 규칙에서는 하나가 한 집이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <extracomment>Return the title and sentence for the reason that handicap stones count where stones do.</extracomment>
        <translation>접바둑 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>Return the title and sentence for the reason that White gets different points for the handicap. %1 = listed</extracomment>
        <translation>백이 받는 집. %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>Return the title and sentence for the reason that some rules give White a point for passing first. %1 = context.names</extracomment>
        <translation>%1에서는 백이 그 대가로 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move. %1 = points(abs(margin))</extracomment>
        <translation>수 없이 배치한 돌: 흑이 %1개 더 많아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move. %1 = points(abs(margin))</extracomment>
        <translation>수 없이 배치한 돌: 백이 %1개 더 많아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move.</extracomment>
        <translation>돌을 세는 규칙에서는 하나가 한 집이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move.</extracomment>
        <translation>배치한 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points Return the title and sentence for the reason that some rules count without the last moves. %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1: 마무리 수 없이 바둑판을 이대로 계산해요. 흑 %2, 백 %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <extracomment>Return the title and sentence for the reason that some rules count without the last moves.</extracomment>
        <translation>마무리 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>Return the title and sentence for the reason that rules decide a tie differently. %1 = names</extracomment>
        <translation>양쪽이 같아요. %1에서는 다르게 정해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <extracomment>Return the title and sentence for the reason that rules decide a tie differently.</extracomment>
        <translation>같은 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>Return the title and sentence for the reason that neutral points are still open. %1 = len(reason.points)</extracomment>
        <translation>아직 열린 곳: %1. 돌을 세는 규칙에서는 메우는 쪽의 한 집이고, 다른 규칙에서는 누구의 것도 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <extracomment>Return the title and sentence for the reason that neutral points are still open.</extracomment>
        <translation>공배</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>실제 덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>보통 덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>계산으로 돌아가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>글로 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>규칙마다 보통 덤으로</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>둘러싼 자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>사석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>들어낸 죽은 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>패스로 준 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>무리마다 남긴 두 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Komi</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>For the handicap</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>접바둑 보정</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>백이 먼저 패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>시간 벌점</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>합계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;.</extracomment>
        <translation>양쪽이 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;.</extracomment>
        <translation>양쪽이 같아요. 이 규칙에서는 흑이 이겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>흑이 %1집 앞서요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>백이 %1집 앞서요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>돌과 둘러싼 자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>둘러싼 자리와 사석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>놓을 수 있는 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Return the headline of the count that says who is ahead, and of which board where there is a choice. %1 = leader</extracomment>
        <translation>마무리 수를 둔 뒤: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Return the headline of the count that says who is ahead, and of which board where there is a choice. %1 = leader</extracomment>
        <translation>이대로: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>The line below an opponent&apos;s other view of some stones: the user&apos;s count ends the game.</extracomment>
        <translation>여러분이 정해요. 동의하면 이 계산으로 대국이 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Return the line below the question whether to stop and count: who passes, and the next step.</extracomment>
        <translation>둘 다 패스해요. 그다음 죽은 돌을 표시해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Return the line below the question whether to stop and count: who passes, and the next step. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1도 패스해요. 그다음 죽은 돌을 표시해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>The question whether to stop the game and count.</extracomment>
        <translation>멈추고 계산할까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Ask whether to stop the game by the missing passes.</extracomment>
        <translation>계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Ask whether to stop the game by the missing passes.</extracomment>
        <translation>계속 두기</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>빅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>빅 안, 그리고 무리마다 둘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>보통 패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>위치 동형반복 금지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>상황 동형반복 금지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>자연 상황 동형반복 금지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>같은 모양 세 번 금지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>금지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>둘 다 동의하면 무효</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>둘 다 동의하면 무승부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>둘 수 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>돌 둘 이상일 때</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>둘 수 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>정해진 자리에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>마음대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>돌 하나에 한 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>돌 수 − 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>누구나</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>패스 전에 메움</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>비워 두거나 메움</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>패스 네 번</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>두 번째 멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>둘 차례인 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>계속 두자고 하지 않은 쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>흑 승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>한쪽만, 절반과 견주기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>모든 돌을 바둑판에 되돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>양쪽 돌이 닿는 데까지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>작은 영역을 둘씩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>두 영역을 한 집씩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>둘러싼 자리는 모두 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>빅에 있는 무리가 둘러싼 자리는 세지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>무리마다 세지 않는 두 집을 남기고, 빅에서는 그 집을 모두 세지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>같은 모양을 끝없이 되풀이할 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>같은 모양이 되풀이되면 둘 다 동의하여 무효로 끝낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>같은 모양이 되풀이되면 둘 다 동의하여 무승부로 할 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>접바둑 돌은 정해진 화점에 놓아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>흑은 접바둑 돌을 아무 데나 놓을 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>접바둑 돌에 대해 백은 아무것도 받지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>백은 접바둑 돌 하나에 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>영역을 셀 때 백은 첫째를 뺀 접바둑 돌 하나에 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>패스하는 쪽은 돌 하나를 사석으로 건네요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>패스해도 잃는 것이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>마지막 패스는 백이 해요. 필요하면 세 번째로 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>어느 쪽이 마지막에 패스해도 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>공배를 메운 다음에 패스해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>공배는 비워 두어도 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>패스가 네 번 이어지면 모든 돌이 산 채로 대국이 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>두 번째로 멈추면 모든 돌이 산 채로 대국이 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>둘 다 동의해야 대국이 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>멈춘 뒤에는 둘 차례인 사람이 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>멈춘 뒤에 계속 두자고 하는 쪽은 상대에게 첫 수를 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>집이 같으면 무승부예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>집이 같으면 흑이 이겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>덤에 반집이 있으면 호선에서 비기는 일이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>백돌을 들어내고, 흑의 영역을 바둑판의 절반과 견줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>양쪽이 통의 돌로 자기 영역을 채우고, 남은 빈 자리로 누가 이겼는지 알아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>빈 자리는 한쪽 돌만 닿으면 그쪽 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>작은 영역을 둘씩 세요. 나머지는 다른 쪽이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>모든 자리를 색칠하고 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>Return the name of a ruleset in lists.</extracomment>
        <translation>직접 정한 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>영역</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same Return the value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>Return the meaning of the cell &quot;Scoring&quot;. %1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>대국을 두 가지로 계산할 수 있어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <extracomment>Return the meaning of the cell &quot;Komi&quot;.</extracomment>
        <translation>호선에서는 백이 %1집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <extracomment>Return the meaning of the cell &quot;Komi with handicap&quot;.</extracomment>
        <translation>접바둑에서는 백이 %1집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <extracomment>Return the meaning of the cell &quot;White gets for passing first&quot;.</extracomment>
        <translation>누가 먼저 패스하든 다르지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <extracomment>Return the meaning of the cell &quot;White gets for passing first&quot;.</extracomment>
        <translation>백이 먼저 패스하면 백이 집을 더 받아요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>Return the meaning of the cell &quot;Name in files&quot;. %1 = ruleset.sgf_name</extracomment>
        <translation>기보에 적는 규칙 이름: “%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>계산법</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>세지 않는 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ko</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Repeating boards</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>되풀이되는 모양</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>자살수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi with handicap</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>접바둑의 덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>접바둑 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>접바둑으로 백이 받는 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>패스로 준 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>먼저 패스한 백이 받는 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>마지막 패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>공배</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>합의가 안 될 때</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>멈춘 뒤의 첫 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>같은 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>손으로 영역 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>파일에 적는 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>패스로 준 돌은 사석이고, 사석은 집으로 계산할 때만 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>첫째를 뺀 돌마다 주는 한 집은 접바둑 돌도 집으로 세기 때문이에요. 집 계산에서는 돌을 세지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>비기면 흑이 이기는데, 덤에 반집이 있으면 비기는 일이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>무리마다 두 집을 남기는 것은 돌이나 영역을 셀 때의 규칙이에요. 집 계산에는 맞지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>이 패 규칙에서는 모양이 되풀이되지 않아서 동의할 것이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>보통 패 규칙에서는 몇 수 뒤에 모양이 되풀이될 수 있어요. 무승부인지 무효인지 정하세요.</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>Return the line in the dialogue for custom rules that names the ruleset they copy. %1 = name</extracomment>
        <translation>%1의 복사본에서 시작하고, 새 대국마다 고를 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>The message where custom rules have no name yet.</extracomment>
        <translation>규칙에 이름을 붙이세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>The message where other rules already have the name of custom rules.</extracomment>
        <translation>같은 이름의 규칙이 벌써 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>The note below the name of custom rules: game records show it.</extracomment>
        <translation>기보에도 이 이름이 나와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>The message where a cell of custom rules needs a whole number.</extracomment>
        <translation>1 같은 정수, 150까지.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>The message where a cell of custom rules needs a number.</extracomment>
        <translation>6½ 같은 수, −150에서 150까지.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>나만의 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>내 규칙 고치기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>이름</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>The message on the terminal where there is no display for a window.</extracomment>
        <translation>goboard: 창을 열 화면이 없어요. goboard score, check, convert, render, rules는 화면 없이도 돼요.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>급/단</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>팀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>대국 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>라운드</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Handicap</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rules</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>시간(초)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>추가 시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>포석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>해설한 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>입력한 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>출처</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>저작권</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>대국에 대하여</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Return the message in the game information where a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>덤은 −%1에서 %1 사이의 수로 쓰세요. 예: 6½</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Return the message in the game information where a value cannot be written.</extracomment>
        <translation>접바둑 돌은 2 같은 정수로 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Return the message in the game information where a value cannot be written.</extracomment>
        <translation>시간은 1800처럼 초로 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date. %1 = better</extracomment>
        <translation>차례대로: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date. %1 = better</extracomment>
        <translation>더 좋게: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date.</extracomment>
        <translation>다른 프로그램이 모를 수 있어요. 날짜는 1996-12-27, 여럿이면 1996-12-27,28처럼 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>Return the line below a komi with its meaning in points. %1 = points(komi)</extracomment>
        <translation>%1집이라는 뜻이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <extracomment>Return the line below a name of rules: the ruleset meant, or that it is not known; empty where it is clear.</extracomment>
        <translation>여기서 모르는 규칙이에요. 글은 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>The message in the game information where the typed text is not a margin.</extracomment>
        <translation>차이는 3½ 같은 집 수로 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>Return the choice of a result that one side won. %1 = color</extracomment>
        <translation>%1 승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>Return the choice that keeps the result as the file has it. %1 = text</extracomment>
        <translation>파일 그대로: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>적혀 있지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>무효</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>모름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>계가</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>불계승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>시간승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>몰수승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>방법이 적혀 있지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>이긴 방법</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>집 차이</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>그 밖의 속성, 파일 그대로</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Return the sentence that names the side of the first numbered move. %1 = shot.moves[0].number</extracomment>
        <translation>%1수는 흑이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Return the sentence that names the side of the first numbered move. %1 = shot.moves[0].number</extracomment>
        <translation>%1수는 백이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>마지막 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>동그라미</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>네모</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>세모</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>가위표</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>선택됨</translation>
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
        <translation>덤 “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>접바둑 “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>시간 “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>추가 시간 “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>접바둑 %1, 돌 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>따낼 돌 “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>덤 “%1”: 숫자가 아니에요. 기보에는 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>접바둑 “%1”: 숫자가 아니에요. 기보에는 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>시간 “%1”: 뜻을 알 수 없어요. 기보에는 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>추가 시간 “%1”: 뜻을 알 수 없어요. 기보에는 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>기보에는 %1점 접바둑인데 흑돌 %2개로 시작해요. 바둑판은 있는 그대로 보여 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>몇 개를 따내면 이기는지, “%1”: 숫자가 아니에요. 보통 대국으로 둬요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>Return the message after opening a record with doubtful facts, of which there is at least one.</extracomment>
        <translation>
            <numerusform>이 기보에 의심스러운 것이 %n가지 있어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>직접 고름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>바이트 순서 표시로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>기본 글자만 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>올바른 UTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>몇 바이트만 빼고 UTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>이스케이프 시퀀스로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>파일에 적힌 대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>글자로 판단</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>확실하지 않음</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>Return the warning that reopening a file with another encoding loses unsaved changes.</extracomment>
        <translation>
            <numerusform>다시 열면 저장하지 않은 변경 %n개가 사라져요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>Return the hint in the dialogue that chooses the encoding of a file. %1 = name</extracomment>
        <translation>%1 글자가 바르게 보이는 것을 고르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>The hint in the dialogue that chooses the encoding for saving.</extracomment>
        <translation>UTF-8은 모든 글자를 담아요. 다른 프로그램은 다른 것을 바랄 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>The title of the question whether reopening may lose unsaved changes.</extracomment>
        <translation>변경을 버릴까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>모든 언어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>일본어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>중국어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>한국어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>서유럽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>중부 유럽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>러시아어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>기타</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Unicode</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>유니코드</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>also GBK, GB2312</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>GBK, GB2312도</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>그리스어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>튀르키예어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>발트어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>베트남어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>태국어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>The words in place of the encoding of a file whose games have different ones.</extracomment>
        <translation>대국마다 다름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>이 인코딩으로는 파일에 대국이 없어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>
            <numerusform>이 인코딩에서 글자가 아닌 바이트가 %n개예요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>이 인코딩에서 모든 바이트가 글자예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them.</extracomment>
        <translation>이 인코딩은 기보의 모든 글자를 담아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>이 인코딩이 담지 못하는 글자 %n개: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>노드 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>흑의 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>백의 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>대국 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>대국 설명</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>글자 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Return the place of characters that an encoding lacks: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>대국 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Return the place of characters that an encoding lacks: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
        <translation>%1수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about the file that was read, unless another one is on the board by now.</extracomment>
        <translation>다른 인코딩으로 다시 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about the file that was read, unless another one is on the board by now.</extracomment>
        <translation>다시 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>인코딩을 골라 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>그대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>변경 남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>버리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>대국자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>글자 인코딩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>이 파일</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>기보가 이렇게 보여요</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>돌 하나를 사석으로 건네요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>백이 먼저 패스해서 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>그러면 백은 먼저 패스한 한 집을 받지 못해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>패스하기 전에 공배를 모두 메우세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>The tip of the button Resign.</extracomment>
        <translation>대국을 포기해요. 상대가 이겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>The tip of the button Count while a game is played.</extracomment>
        <translation>패스해서 대국을 멈추고, 죽은 돌을 표시하고, 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>Return the tip of the button that agrees with the count.</extracomment>
        <translation>지금 표시된 대로 대국을 끝내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>Return the tip of the button that agrees with the count.</extracomment>
        <translation>백이 마지막 패스로 돌 하나를 더 건네요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>계속 두고 싶으면 상대가 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>계속 두면 백이 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>계속 두면 흑이 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Return the guidance while the stones are marked: who decides, and where each answer leads.</extracomment>
        <translation>둘이 정하세요. 동의하거나 계속 두세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Return the guidance while the stones are marked: who decides, and where each answer leads. %1 = counting.open_neutral_points</extracomment>
        <translation>이 규칙에서는 공배를 먼저 메워요. 아직 열린 곳: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>네 번째 패스로 모든 돌이 산 채 대국이 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>두 번째로 멈추면 모든 돌이 산 채로 대국이 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>두 번째 패스로 대국이 멈춰요. 그다음 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>돌을 놓지 않아요. 패스가 두 번 이어지면 대국이 멈춰요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>The effect of stopping the game once more; empty where it is the same again.</extracomment>
        <translation>다음에 멈추면 모든 돌을 산 돌로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>The effect of stopping the game once more; empty where it is the same again.</extracomment>
        <translation>둘 다 바로 또 패스하면 모든 돌을 산 돌로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <extracomment>Return the sentence, while stones are marked, why all of them count as alive.</extracomment>
        <translation>두 번째로 멈췄어요. 돌을 더 들어내지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <extracomment>Return the sentence, while stones are marked, why all of them count as alive.</extracomment>
        <translation>패스가 네 번 이어졌어요. 돌을 더 들어내지 않아요.</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1: 찾지 못했어요. “%2” 프로그램이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 시작하지 못했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 저절로 멈췄어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 답이 없어서 멈췄어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 알 수 없는 답을 했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 거절했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 이것은 할 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 이 크기의 바둑판에서는 둘 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: 이 장면을 알려 줄 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1: 규칙에 어긋난 %2에 두려 했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 엔진의 말: “%2”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>이 규칙을 몰라서 자기 방식으로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>패 규칙이 조금 달라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>돌 하나의 자살수를 허용하지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>접바둑 보정을 다르게 셀 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>전에 따낸 사석을 몰라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>덤을 반집 단위로 반올림해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>이 장면이 어떻게 나왔는지 몰라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>백이 먼저 패스하면 한 집을 받는 것을 몰라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>비기면 흑이 이기는 것을 몰라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>레벨 고르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>수 평가</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>집 어림</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>죽은 돌 찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities. %1 = name</extracomment>
        <translation>잘돼요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities. %1 = ability_list(known.abilities)</extracomment>
        <translation>할 수 있는 것: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities.</extracomment>
        <translation>
            <numerusform>명령 %n개를 알아요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>거의 모든 규칙을 알려 줄 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>일본 규칙이나 중국 규칙, 동형반복 금지를 알려 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>일본, 중국, AGA, 뉴질랜드 규칙을 알아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>규칙을 알려 줄 수 없고 자기 방식으로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>Return the text shown while an engine is started for a test; a large one takes a while. %1 = name</extracomment>
        <translation>%1 시작 중… 큰 엔진은 1분쯤 걸려요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>Return the message about an engine that is installed without the network it needs. %1 = name</extracomment>
        <translation>%1: 설치되어 있지만 신경망 파일을 찾지 못했어요. 프로그램 옆에 두거나, 여기서 인수와 함께 엔진을 더하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>The message in place of the list where no engine was found and none was added.</extracomment>
        <translation>엔진을 찾지 못했어요. GNU Go(패키지 gnugo) 같은 것을 설치하거나 “더하기…”로 프로그램을 고르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The message where a quotation mark in the arguments of an engine is not closed.</extracomment>
        <translation>인수의 따옴표가 닫히지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Return the hint below the arguments of an engine: the folder from which relative paths start. %1 = _said(folder)</extracomment>
        <translation>빈칸이 있는 인수는 따옴표로 묶으세요. 경로의 시작: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>Return the question whether to remove an engine from the list. %1 = _said(name)</extracomment>
        <translation>%1: 목록에서 뺄까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>The line below the question whether to remove an engine: the program itself stays.</extracomment>
        <translation>프로그램은 컴퓨터에 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>더하기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>빼기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>복사해서 고치기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>고르기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>기록</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP(대부분의 엔진)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON(KataGo의 분석 엔진)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>둘 차례인 쪽(보통)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>승률의 기준</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Fill the list with the known engines, and keep the current one if it is still there.</extracomment>
        <translation>내가 더한 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Fill the list with the known engines, and keep the current one if it is still there.</extracomment>
        <translation>이 컴퓨터에서 찾은 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>엔진 프로그램 고르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Stop</source>
        <extracomment>Start the engine and ask for its name and abilities; stop a test that is running.</extracomment>
        <translation>멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine log</source>
        <translation>엔진 기록</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>The hint below the breakdown before a point is chosen: how to see the worth of a point.</extracomment>
        <translation>궁금한 자리를 가리키거나 화살표 키로 옮겨 가세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1: %2, %3.</source>
        <extracomment>Return the sentence about the chosen point of a count: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = kind or what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Return the rows of the breakdown to which the chosen point adds; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>여기에 들어가요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>흑은 %1에서, 백은 %2에서 닿아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>흑만 %1에서 닿아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>백만 %1에서 닿아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points.</extracomment>
        <translation>1집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points.</extracomment>
        <translation>2집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points. %1 = points(worth)</extracomment>
        <translation>%1집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>죽은 흑돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>죽은 백돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>빅에 있는 흑돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>빅에 있는 백돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>산 흑돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>산 백돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>빅의 공통 활로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>직접 공배로 정함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>둘레에 산 돌이 없어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>공배, 양쪽 사이</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>빅에 있는 흑의 하나뿐인 눈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>빅에 있는 백의 하나뿐인 눈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>빅에 있는 흑의 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>빅에 있는 백의 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>흑의 옥집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>백의 옥집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>열린 경계의 흑 쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>열린 경계의 백 쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>눈으로 남긴 흑의 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>눈으로 남긴 백의 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>흑집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>백집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>Return the worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>누구의 것도 아님</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0집: 집만 세요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0집: 무리마다 둘을 남겨요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0집: 메워야 해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>지금은 1집: 나중에 메워야 해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>이 규칙에서는 0집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>눈으로 남겨 두는 자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>흑에게 돌로 1, 자리로 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>백에게 돌로 1, 자리로 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>흑에게 돌로 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>백에게 돌로 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>흑에게 자리로 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>백에게 자리로 1</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The message where an export needs moves and the game has none.</extracomment>
        <translation>대국에 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Return the note of goboard render with the moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>보이지 않음: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>Return the message in the export dialogue where the part of the board is not valid. %1 = board_size(size)</extracomment>
        <translation>%1 바둑판의 한 부분이 아니에요. A1:E5처럼 두 귀퉁이를 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>Return the message in a dialogue where a field has no number between its limits. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1: %2에서 %3까지의 수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The message in the export dialogue where the range of moves ends before it begins.</extracomment>
        <translation>마지막 수가 첫 수보다 앞이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The message after the board was copied as a picture.</extracomment>
        <translation>바둑판을 그림으로 클립보드에 복사했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The message after the board was copied as text.</extracomment>
        <translation>바둑판을 글자로 클립보드에 복사했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>Return the progress shown while a picture or document is made. %1 = name</extracomment>
        <translation>%1 만드는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>Return the message after a picture or document was saved. %1 = name</extracomment>
        <translation>%1: 저장했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>Return the message where a picture or document could not be made or written; an earlier file is unchanged. %1 = name</extracomment>
        <translation>%1: 만들지 못했어요. 메모리가 모자란 것 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>Return the message where a picture or document could not be made or written; an earlier file is unchanged. %1 = name %2 = reason</extracomment>
        <translation>%1: 저장하지 못했어요: %2. 디스크는 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The note in the export dialogue that the choices are kept for the next time.</extracomment>
        <translation>이 선택은 다음에도 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 s</source>
        <extracomment>Return a choice in the export dialogue: the time in seconds for which a moving picture shows each move. %1 = seconds</extracomment>
        <translation>%1초</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 pt</source>
        <extracomment>Return a choice in the export dialogue: the size of a hand-out&apos;s text in points. %1 = points</extracomment>
        <translation>%1포인트</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Export</source>
        <extracomment>Return the title of the dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>내보내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>그림 (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Return the name filter of the file dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>텍스트 파일 (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>움직이는 그림 (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>움직이는 그림 (*.webp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>돌에 번호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Lines for name, date and answers</source>
        <translation>이름, 날짜, 답을 쓰는 줄</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Solutions on the last page</source>
        <translation>정답은 마지막 쪽에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>변화</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>전체, 또는 A1:J9 같은 부분</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>만들 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>부분</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>색</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>픽셀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>한 수의 시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>종이</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>그림 하나의 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>한 쪽의 바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>글자 크기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>그림 (PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>그림 (SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>바둑판 하나 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>그림으로 나눈 대국 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>학습지 (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text</source>
        <translation>글자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text (Sensei&apos;s)</source>
        <translation>글자 (Sensei&apos;s)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (GIF)</source>
        <translation>움직이는 그림 (GIF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (WebP)</source>
        <translation>움직이는 그림 (WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>어두운 고대비</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>흰 바탕에 검정</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>미리 보기</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The message after a failure inside the program.</extracomment>
        <translation>goboard 안에서 무언가 잘못됐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>The line below a failure that lost nothing.</extracomment>
        <translation>대국은 안전해요. 아래 내용이 프로그램을 고치는 데 도움이 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>The line below a failure that may lose the game.</extracomment>
        <translation>지금 대국을 저장하세요. 아래 내용이 프로그램을 고치는 데 도움이 돼요.</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none. %1 = here.figure_number</extracomment>
        <translation>그림 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>그림 %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none.</extracomment>
        <translation>바둑판의 일부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>번호 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>수 번호 그대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>백 단위를 뺀 번호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Return the message where the number given to a move is not possible. %1 = most</extracomment>
        <translation>수의 번호는 %1까지의 정수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>여기서 새 그림이 시작돼요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>마침</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>그림과 번호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>앞과 같게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>그림 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>여기부터 번호 매기는 법</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>이 수의 번호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>이름 보이지 않기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>좌표 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>보일 수 없는 수의 목록 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>따낸 돌 그대로 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>화점 없음</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>Return the progress shown while a large file, or the games of a record, are read. %1 = name</extracomment>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>Return the message where a file was not saved and is unchanged on disk. %1 = name %2 = reason</extracomment>
        <translation>%1: 저장하지 못했어요: %2. 디스크는 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>Return the message where the journal of the game could not be written. %1 = reason</extracomment>
        <translation>대국을 남겨 두지 못했어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>Return the message where an unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>끝나지 않은 대국을 미뤄 두지 못했어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>Return the message where an unfinished game could not be deleted. %1 = reason</extracomment>
        <translation>끝나지 않은 대국을 삭제하지 못했어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>Return the message for a file that cannot be read. %1 = name %2 = reason</extracomment>
        <translation>%1: 열지 못했어요. %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboard의 파일 %n개를 읽지 못했어요: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboard의 파일 %n개를 읽지 못해서 따로 두었어요: %1. 아무것도 삭제하지 않았어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Return the detail of that message: the place of one such file now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1: 있던 곳에 그대로 있어요: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Return the detail of that message: the place of one such file now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1: 이제 여기에 있어요: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Return the question whether to open a file that is far larger than a game record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1: 아주 커요(%2). 기보가 1 MB를 넘는 일은 드물어요. 그래도 열까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>Return the filter of the dialogue for opening that shows game records. %1 = endings</extracomment>
        <translation>바둑 기보 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Return the message that names the files left out because too many were opened at once. %1 = names</extracomment>
        <translation>한꺼번에 열기에는 기보가 너무 많아요. 열지 않음: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>The text in place of the list of shelved games when there are none.</extracomment>
        <translation>미뤄 둔 대국이 아직 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>The text in place of the list of earlier versions when there are none.</extracomment>
        <translation>남겨 둔 이전 버전이 아직 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Return the question&apos;s reason why a file is not simply overwritten: another program changed it. %1 = name</extracomment>
        <translation>%1: 여기서 열거나 저장한 뒤에 다른 프로그램이 바꿨어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Ask for a path and save there; return whether the games are saved.</extracomment>
        <translation>대국 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>다른 프로그램이 파일을 바꿨어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Ask for a file, and open it in a window of its own.</extracomment>
        <translation>기보 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Bring the program that has the file open to the front, and report it.</extracomment>
        <translation>읽기 전용으로 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Bring the program that has the file open to the front, and report it.</extracomment>
        <translation>그래도 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>내 것 남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>Ask for a record to open; return None if the user cancels.
----------
Ask for a path to save SGF; return None if the user cancels.</extracomment>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Ask for a path to save SGF; return None if the user cancels.</extracomment>
        <translation>바둑 기보 (*.sgf *.SGF)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>Return the row of a hit in the list of a search.</extracomment>
        <translation>이제 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>Return the row of a hit in the list of a search.</extracomment>
        <translation>흑백 바뀜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>Return a part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>바둑판 전체</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>찾는 중…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>찾는 중… %n국 중 %1국</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = hits</extracomment>
        <translation>처음 %1곳. 더 있어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>멈췄어요. 지금까지 %n곳.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>찾지 못했어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>%n곳</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%2에서 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>The message where a chosen hit was deleted since.</extracomment>
        <translation>이곳은 이제 없어요. 기보가 바뀌었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>The message where the part to search for holds only empty points.</extracomment>
        <translation>돌이 있는 부분을 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>The hint how to mark the part of the board to search for.</extracomment>
        <translation>바둑판을 끌어서 한 부분을 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>Return the line that names the marked part of the board, with the hint how to ignore a point in it. %1 = area_text(area, size)</extracomment>
        <translation>표시: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>Return the line that names the marked part of the board, with the hint how to ignore a point in it.</extracomment>
        <translation>상관없는 자리는 눌러 빼세요.</translation>
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
            <numerusform>대국 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = number</extracomment>
        <translation>%1수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = game %2 = number</extracomment>
        <translation>대국 %1, %2수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = game</extracomment>
        <translation>대국 %1, 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <extracomment>The word for the start of a game, as the place of a hit.</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>장면 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>대국에 대하여</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>대국 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>흑의 팀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>백의 팀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>흑의 급/단</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>백의 급/단</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>라운드</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>출처</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>입력한 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>해설한 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>저작권</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>포석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>추가 시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>돌리고 뒤집어도</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>흑백을 바꿔도</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>낱말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>모양</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>빈 자리도 같게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>이 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>해설과 이름의 낱말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>찾은 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>닫기 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>이전 곳 (Shift+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>다음 곳 (F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>돌리거나 뒤집은 것, 어느 귀든</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>흑돌과 백돌을 바꾼 것도</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>끄면 여기서 빈 자리에 무엇이 있어도 돼요</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>대국만</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>여는 괄호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>가지마다 닫는 괄호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>닫는 괄호는 그만</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>단계마다 앞에 세미콜론</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>괄호 안에 단계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>변화는 마지막에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>속성</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>대괄호 안의 값</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>닫는 대괄호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>괄호 앞에 역슬래시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>1에서 52까지의 크기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>인코딩 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>CA에 적힌 인코딩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>인코딩을 적은 CA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>이 인코딩의 글자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>이 속성에 맞는 값</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>이 형식의 한 줄</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>있던 곳에 남김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>있는 것으로 읽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>있는 것으로 읽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>건너뛰고 남김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>변화 하나로 더 읽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>값 없는 속성으로 읽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>나머지를 값으로 봄</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>글자로 봄</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>19 × 19 사용</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>바둑으로 보임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>글자로 판단</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>글자가 무엇인지 보고 읽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>바이트로 남김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>뺌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>Return a fault of a lesson with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
Return a finding in a file with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>%1줄 %2칸: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>어느 대국에도 들지 않는 글은 그대로 남겨요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>여는 괄호가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>모자란 닫는 괄호: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>닫는 괄호가 하나 많아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>세미콜론이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>빈 변화.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>변화 뒤의 수. 변화 하나로 더 읽어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>여기서는 뜻이 없어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1: 값이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>파일이 %1 안에서 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>%1 안의 괄호는 글자로 봐요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>바둑판 크기 “%1”: 쓸 수 없어서 19 × 19로 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>파일에는 바둑이 아니라 다른 놀이라고 되어 있어요(GM %1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>글자 인코딩 “%1”: 모르는 것이라 글자를 짐작했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>글이 파일에 적힌 인코딩이 아니에요. %1 인코딩을 써요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>파일에 글자 인코딩이 적혀 있지 않아요. %1 인코딩을 써요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1: 이 속성에 맞는 값이 아니에요. 그대로 남겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>이 줄은 뺐어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>글자가 아닌 바이트는 �로 보여요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none. %1 = where.line</extracomment>
        <translation>기보가 %1줄에서 끊겼어요. 거기까지 열었어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none.</extracomment>
        <translation>
            <numerusform>이 파일에 제대로 되지 않은 것이 %n가지 있었어요.</numerusform>
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
            <numerusform>둘 수 없는 수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Return the line below that title: the rules in force, and that no move was removed. %1 = name</extracomment>
        <translation>이제 규칙은 %1. 이 수들은 둘 수 없는 수예요. 들어낸 것은 없고, 둔 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>Return a move of the record that the rules do not allow: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>%1수, %2 %3: %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>살펴보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1, %2</source>
        <extracomment>%1 = a part of a list %2 = the next part Return the texts that are not empty, with commas between; each is isolated in its writing direction.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1; %2</source>
        <extracomment>%1 = a part of a list with commas in it %2 = the next part Return the texts that are not empty, with semicolons between, where the texts hold commas.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1 %2</source>
        <extracomment>%1 = a sentence %2 = the next sentence Return the sentences that are not empty, one after the other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = what something is called, or who says it %2 = the text about it Return a text behind its label; either alone where the other is empty.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1. %2</source>
        <extracomment>%1 = a phrase that is read aloud %2 = the next phrase Return the texts that are not empty, with full stops between, as a screen reader speaks them.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1.</source>
        <extracomment>%1 = a phrase that becomes a sentence Return a phrase as a sentence, with a full stop.</extracomment>
        <translation>%1.</translation>
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
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Return the name of a colour as a word of its own: Black or White.
----------
Return a row of the library as a screen reader speaks it.</extracomment>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Return the name of the point of a move, &quot;Q16&quot;, or &quot;pass&quot;.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Return the line below the board with the side to move and the number of its move. %1 = number</extracomment>
        <translation>흑 차례예요. %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Return the line below the board with the side to move and the number of its move. %1 = number</extracomment>
        <translation>백 차례예요. %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <extracomment>Return the sentence that a side passed.</extracomment>
        <translation>흑이 패스했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <extracomment>Return the sentence that a side passed.</extracomment>
        <translation>백이 패스했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Return the warning that the next pass stops the game; empty where it does not.</extracomment>
        <translation>한 번 더 패스하면 대국이 멈춰요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>Return the line below the board while it shows an earlier move of the game in play. %1 = number %2 = last</extracomment>
        <translation>%2수 중 %1수를 보고 있어요. 지금 돌을 놓으면 대국이 여기서부터 이어져요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>돌 %n개를 따냈어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game. %1 = names</extracomment>
        <translation>단수: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>Return the line below the board while handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>흑이 접바둑 돌 %n개를 더 놓아요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>The tip of the disabled button Count in a game against an engine: both sides must pass first.</extracomment>
        <translation>둘 다 패스해야 계산을 시작해요. 먼저 패스하세요.</translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Return the question for the next move to guess: its colour and its number. %1 = question.number</extracomment>
        <translation>흑은 어디에 둘까요? %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Return the question for the next move to guess: its colour and its number. %1 = question.number</extracomment>
        <translation>백은 어디에 둘까요? %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move. %1 = name</extracomment>
        <translation>%1: 기보에 변화로 있어요. 더 맞혀 보세요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move.
----------
Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>%n칸 떨어짐</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move. %1 = name %2 = away</extracomment>
        <translation>%1 아님: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try.</extracomment>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try. %1 = name %2 = points</extracomment>
        <translation>맞았어요: %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try. %1 = name %2 = points</extracomment>
        <translation>정답은 %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>The announcement when guessing begins.</extracomment>
        <translation>다음 수들은 가려져 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>The message after the last move was guessed.</extracomment>
        <translation>모든 수를 맞혀 봤어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>The message after a click on a stone, which is not a guess.</extracomment>
        <translation>거기에는 돌이 있어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>Return the number of guesses left for this move.</extracomment>
        <translation>
            <numerusform>%n번 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>Return the score of all guesses: &quot;34 of 50 points&quot;. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%n점 중 %1점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>Return the number of the current move among those to guess. %1 = done</extracomment>
        <translation>
            <numerusform>%n수 중 %1수</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>Return the result of the guesses for one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1: %3점 중 %2점, %5수 중 %4수는 한 번에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>%1수, %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>The hint in the panel how guessing works.</extracomment>
        <translation>다음 수들은 가려져 있어요. 다음에 둔 곳을 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>The title above the list of missed moves.</extracomment>
        <translation>못 맞힌 수. 누르면 그 수가 보여요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>The text in place of the list where all moves were found.</extracomment>
        <translation>놓친 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>The message where no move follows that could be guessed.</extracomment>
        <translation>다음 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>양쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>처음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>이 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>보여 주기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>점수 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>다시 맞히기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>S는 수 보기, N은 다음, Esc는 그만하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>수 보기 (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>다음 수 (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>다음 수 맞히기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>누구의 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>어디부터</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>Return the title of a hand-out: the name in the records, else that of the file.</extracomment>
        <translation>학습지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>Return the question at a position of a hand-out: the task of the file, else the side to move.</extracomment>
        <translation>흑 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>Return the question at a position of a hand-out: the task of the file, else the side to move.</extracomment>
        <translation>백 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>Return the task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>흑이 둘 수 없는 자리를 모두 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>Return the task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>백이 둘 수 없는 자리를 모두 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>활로를 모두 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>해당하는 자리를 모두 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>맞는 자리를 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>Return the labels of the lines at the head of a hand-out, for the name and the date.</extracomment>
        <translation>이름:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>Return the labels of the lines at the head of a hand-out, for the name and the date.</extracomment>
        <translation>날짜:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>The label of the line below a board of a hand-out.</extracomment>
        <translation>답:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions of a hand-out.</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>Return the notes below a solution: the number asked for, or the moves that no stone shows. %1 = solution.number</extracomment>
        <translation>답: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>Return the notes below a solution: the number asked for, or the moves that no stone shows.</extracomment>
        <translation>기보가 이어져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Return the note which positions of a hand-out have no solution in the file; at most the first twelve are listed. %1 = listed</extracomment>
        <translation>파일에 정답 없음: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>The message where a file has no position for a hand-out.</extracomment>
        <translation>이 파일에는 배치하거나 표시한 장면이 없어서 나눠 줄 것이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Return the note how many games a hand-out leaves out because nothing is set up in them. %1 = count</extracomment>
        <translation>장면이 없어 뺀 대국: %1.</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>왼쪽 위</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>오른쪽 위</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>왼쪽 아래</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>오른쪽 아래</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>%1수 %2에서 사전을 벗어남</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
        <translation>사전에 있음, 다음 수는 없음</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
        <translation>
            <numerusform>사전에 다음 수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>The text on the card where no corner of the board is in the joseki dictionary.</extracomment>
        <translation>이 바둑판의 귀는 사전에 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>Return the text on the card where the joseki dictionary is for boards of another size. %1 = size.columns</extracomment>
        <translation>이 사전은 %1 × %1 바둑판용이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>Return the text on the card while the file of the joseki dictionary is read. %1 = name</extracomment>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>Return the message for a file that cannot be used as the joseki dictionary; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1: 사전으로 쓸 수 없어요. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>The reason where a file has no variations in a corner and cannot be the joseki dictionary.</extracomment>
        <translation>정사각형 바둑판의 귀에 둔 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Show the dialog that chooses the file, and switch the dictionary on.</extracomment>
        <translation>정석 사전 고르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Show the dialog that chooses the file, and switch the dictionary on.</extracomment>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>정석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>사전 치우기</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>아주 좋음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>좋음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>아주 나쁨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>나쁨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>의심스러움</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>재미있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>비슷함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>꽤 비슷함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>흑이 좋음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>흑이 아주 좋음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>백이 좋음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>백이 아주 좋음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>애매함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>아주 애매함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>Return the rating of a node as a hotspot, where the game is decided.</extracomment>
        <translation>매우 중요한 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>Return the rating of a node as a hotspot, where the game is decided.</extracomment>
        <translation>주요 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <extracomment>Return the value of a position that the record gives (V), in words.</extracomment>
        <translation>어림: 비슷함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>Return the value of a position that the record gives (V), in words. %1 = points(abs(value))</extracomment>
        <translation>흑이 %1집 앞섬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>Return the value of a position that the record gives (V), in words. %1 = points(abs(value))</extracomment>
        <translation>백이 %1집 앞섬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>Return the ratings of a move as a screen reader speaks them. %1 = words</extracomment>
        <translation>평가: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>이 장면에 이름 붙이기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>그림과 번호…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>평가하기</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>누르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>바둑판에서 옮겨 다니기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>언제나 바둑판에서 옮겨 다니기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>거기에 두기, 또는 무리 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>계산할 때: 구역 전체 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>수순 넘기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>복기할 때 수순 넘기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>복기할 때 다른 변화</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>기보 자동 재생, 멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>갈림길에서: 수 고르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>한 자리에 둔 수로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>변화 나무에서: 접기, 펴기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>한 자리의 메뉴 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>배치할 때: 흑, 백, 번갈아</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B, W, I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>배치할 때: 비우기, 옮기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X, M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>배치할 때: 돌리기, 흑백 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>배치할 때: 돌 하나 들어내기</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Return the caption of a figure, such as &quot;Figure 2 (51–100)&quot;, with its name in the record. %1 = figure.number</extracomment>
        <translation>그림 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number</extracomment>
        <translation>%1도: 이어서</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>%1도: %2도에 딸림</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>%1도: %3도 %2수 다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number</extracomment>
        <translation>%1도: 처음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>%1도: %2수 다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>%1도: %3도 %2수 대신</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = number</extracomment>
        <translation>%1도: %2수 대신</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>Return the notes below any numbered board about the moves that no stone shows. %1 = _listed(passes)</extracomment>
        <translation>%1 패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>Return the note about moves at one point that no stone shows, such as &quot;34, 40 at 12&quot;. %1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Return the heading of a comment, such as &quot;After 34: Joseki · Good for Black&quot;, with the name and ratings of the node. %1 = comment.number</extracomment>
        <translation>%1수 다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The note that the game has more variations than are printed.</extracomment>
        <translation>기보에 변화가 더 있지만 인쇄하지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>라운드</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>장소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handicap</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Komi</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Rules</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>해설한 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>출처</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>저작권</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 s</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = seconds</extracomment>
        <translation>%1초</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 h</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = hours</extracomment>
        <translation>%1시간</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 min</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = minutes</extracomment>
        <translation>%1분</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 holds no lesson: it has no comments.</source>
        <extracomment>Return the message for a file that has nothing to show as a lesson. %1 = name</extracomment>
        <translation>%1: 해설이 없어서 레슨이 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Return the message where progress in lessons could not be written. %1 = reason</extracomment>
        <translation>진도를 저장하지 못했어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Return the message where progress in lessons could not be read: its file, and that it starts again. %1 = path</extracomment>
        <translation>진도를 읽지 못했어요. %1 파일로 남겨 두었고, 처음부터 다시 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>Return the question of a task whose file has no words of its own.</extracomment>
        <translation>흑 차례: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>Return the question of a task whose file has no words of its own.</extracomment>
        <translation>백 차례: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1 따내기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>해당하는 자리를 모두 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>활로를 모두 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>맞는 자리를 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>둘 수 없는 자리를 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>몇 개인가요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>가장 좋은 수를 찾으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1 살려 내기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1 잇기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1 끊기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1 완전히 살리기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1 잡기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1의 패 이기기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%3 쪽 %2집 얻기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>숫자를 쓰고 Enter를 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>흑 차례예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>백 차례예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>바둑판을 누르거나, 화살표와 Enter를 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>Return the reply to the last answer of a pupil; &apos;&apos; where nothing was answered.</extracomment>
        <translation>맞았어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>
            <numerusform>맞았어요. %n개 더 찾으세요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>맞았어요. 계속하세요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <extracomment>Return the reply to a wrong answer.</extracomment>
        <translation>
            <numerusform>돌에 활로가 아직 %n개 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>이 자리는 선을 따라 돌 옆에 있지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>여기에는 돌이 있어요. 빈 자리를 찾아보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>이 수는 둘 수 있어요. 돌에 활로가 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>레슨에는 더 좋은 수가 있어요. 다시 해 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>조금 달라요. 다시 세어 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>조금 달라요. 다시 해 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>여기에는 벌써 돌이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>둘 수 없어요. 활로가 하나도 남지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>둘 수 없어요. 패를 바로 되따내는 수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>둘 수 없어요. 같은 모양이 되풀이돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>힌트를 한 번 더 누르면 자리가 보여요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points. %1 = state.task.number</extracomment>
        <translation>답: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>패스하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>바둑판에 자리가 보여요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>Return the description of a point of a lesson for a screen reader: its stone, labels and marks.
----------
Return the description of a point of a problem for a screen reader, with its marks.</extracomment>
        <translation>표시됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>Return the description of a point of a lesson for a screen reader: its stone, labels and marks.</extracomment>
        <translation>찾음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>Return the description of the whole board of a lesson for a screen reader: its stones and marks. %1 = listed_points(marked, size)</extracomment>
        <translation>표시: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>Return the description of a position: the size of the board and the stones of both sides. %1 = board_size(size)</extracomment>
        <translation>%1 바둑판.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>Return a side&apos;s stones by their points, for the description of a board; empty for none. %1 = names</extracomment>
        <translation>흑: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>Return a side&apos;s stones by their points, for the description of a board; empty for none. %1 = names</extracomment>
        <translation>백: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>Return the changes on the board after an answer at `at`, other than its own stone, for a screen reader. %1 = listed_points(gone, size)</extracomment>
        <translation>들어낸 돌: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>Return the message that parts of a lesson cannot be used.</extracomment>
        <translation>
            <numerusform>이 레슨에서 %n가지는 쓸 수 없어요. 나머지는 괜찮아요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 그런 지시는 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 그런 과제는 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 이 바둑판에 없는 자리예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 자리가 적혀 있지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 숫자가 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>과제가 벌써 있어서 “%1” 과제는 내지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 여기서는 묻는 것이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 그 돌은 바둑판에 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 규칙상 둘 수 없는 수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 맞는 답이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 맞는 답인데 틀리다고 되어 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“@screen”이 적힌 노드가 없어서 주 진행의 해설을 모두 보여 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>배치한 돌이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>뒤에 수가 없어서 정답이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>맞는 수가 없어서 정답이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>“%1”: 차례가 아닌 쪽의 수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>수 사이에 돌을 배치했어요. 그 뒤는 뺐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>수가 너무 많아서 마지막 수들은 뺐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Return the number of the shown screen of a lesson. %1 = number %2 = count</extracomment>
        <translation>화면 %1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>The name given to a copied lesson that has none.</extracomment>
        <translation>레슨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>Return the message after a file was copied to the user&apos;s own lessons, with its name there. %1 = isolated(name)</extracomment>
        <translation>“%1”: 이 이름으로 내 레슨에 복사했어요. 거기서 고칠 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>한 대국, 다섯 가지 전통</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>다음 전통</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Japanese</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>일본</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>중국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Ing</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>잉창치</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Tromp-Taylor</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>트롬프-테일러</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>New Zealand</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>바둑판에 열기, 복사, 인쇄</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>친구와 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>강아지와 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Show the dialog that opens a lesson from a file.</extracomment>
        <translation>레슨 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Show the dialog that opens a lesson from a file.</extracomment>
        <translation>레슨 (*.sgf);;모든 파일 (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>마치기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>답 숫자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>답하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>다른 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>힌트 (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>다른 장면으로 한 번 더 (A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>패스 (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>이전 화면 (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>다음 화면 (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>나가기. 나중에 이어서 할 수 있어요 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>바둑판에 열기</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>The placeholder in the filter of the library.</extracomment>
        <translation>낱말, 또는 대국자:이름 날짜:1996 결과:B+R 크기:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>이것이 모두 있는 대국만 보기:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>아무 낱말: 이름, 대회, 날짜에 있는 낱말의 앞부분</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>대국자:&quot;Gu Li&quot;  흑:이름  백:이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>날짜:1996  날짜:1996-12  날짜:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>결과:B  결과:W+R  결과:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>크기:19  규칙:Chinese  대회:배</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games that the list of the library shows.
----------
Return the number of games in which the position was found.</extracomment>
        <translation>
            <numerusform>대국 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>Return the number of games that the list of the library shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%2국 중 %1국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>Return the progress shown while the folder of the library is read.</extracomment>
        <translation>폴더를 살펴보는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>Return the progress shown while the folder of the library is read. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>파일 읽는 중: %1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>대국이 없는 파일 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>너무 큰 파일 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>읽을 수 없는 파일 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>열 수 없는 폴더 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are. %1 = told</extracomment>
        <translation>뺀 것: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>Return the message where the folder of the library cannot be opened and its earlier games are shown. %1 = folder.name or str(folder)</extracomment>
        <translation>“%1” 폴더를 지금 열 수 없어요. 전에 있던 대국이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>Return the message where the folder of the library cannot be opened and none of its games are known. %1 = folder.name or str(folder)</extracomment>
        <translation>“%1” 폴더를 열 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>Return the text in place of the list where the folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>“%1” 폴더에 기보가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The text in place of the list where no game matches the filter.</extracomment>
        <translation>맞는 대국이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>Return the message where the list of the library has no next, or no previous, game.</extracomment>
        <translation>목록의 마지막 대국이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>Return the message where the list of the library has no next, or no previous, game.</extracomment>
        <translation>목록의 첫 대국이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>Return the file of a game in a column of the library: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1, 대국 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>The hint below the empty board of the position search.</extracomment>
        <translation>눌러서 돌을 놓으세요. 끌어서 바둑판의 한 부분을 찾으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>Return the number of games in which the position was found. %1 = games</extracomment>
        <translation>찾는 중… 지금까지 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>Return the number of games in which the position was found. %1 = games</extracomment>
        <translation>%1, 그리고 더 있어요. 더 정확히 찾으려면 더 넓게 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>Return the number of games in which the position was found.</extracomment>
        <translation>어느 대국에도 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>The message where the part to search for has no stone.</extracomment>
        <translation>돌이 하나는 있는 부분을 표시하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>The text shown while a search for a position runs.</extracomment>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Return the share of games that Black won after a move: &quot;Black won 52%&quot;; empty where no result is known. %1 = share</extracomment>
        <translation>흑 승률 %1%</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1: %2 %3</source>
        <extracomment>Return a next move in the list of a search as a screen reader speaks it: &quot;A: Black D4, 312 times, Black won 52%&quot;. %1 = letter %2 = color_name(move.color) %3 = point_name(move.point, size)</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <extracomment>Return a next move in the list of a search as a screen reader speaks it: &quot;A: Black D4, 312 times, Black won 52%&quot;.</extracomment>
        <translation>
            <numerusform>%n번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>Return the note below the list of next moves with the number of those that it leaves out.</extracomment>
        <translation>
            <numerusform>다음 수 %n개 더</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>The text in place of the list where no game goes on after the position.</extracomment>
        <translation>그 뒤로 둔 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>바둑판 전체를 다시 찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>돌 모두 들어내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Ask for a folder, and open it.</extracomment>
        <translation>기보 폴더 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>찾은 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>모양</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>뒤로 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>이 대국만 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>모든 대국에서 모양 찾기</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>대국자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>대회</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>크기</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>Return the reason for the judgement of a group, with the points that it rests on, if it has any.</extracomment>
        <translation>여기서는 모든 수를 읽어 봤어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that loses a capturing race. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>수상전에서 져요. 활로 %n 대 %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read.</extracomment>
        <translation>읽어 본 거의 모든 수순에서 잡혀요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read.</extracomment>
        <translation>읽어 본 모든 수순에서 잡혀요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>읽어 본 모든 수순에서 잡혀요. 활로 %n 대 %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <extracomment>Return the reason for a group that lived in the lines that were read.</extracomment>
        <translation>읽어 본 거의 모든 수순에서 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <extracomment>Return the reason for a group that lived in the lines that were read.</extracomment>
        <translation>읽어 본 모든 수순에서 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>읽어 본 대부분의 수순에서 죽지만, 모두는 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>읽어 본 대부분의 수순에서 살지만, 모두는 아니에요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>
            <numerusform>활로가 %n개예요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>이런 무리는 거의 언제나 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>이런 무리는 거의 언제나 죽어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>이런 무리는 살기도 하고 죽기도 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 흑이 %1에 두면 살고, 백이 거기에 두면 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 백이 %1에 두면 살고, 흑이 거기에 두면 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 흑이 %1에 두면 살고, 백이 %2에 두면 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 백이 %1에 두면 살고, 흑이 %2에 두면 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 흑이 %1에 두면 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 백이 %1에 두면 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 백이 %1에 두면 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>먼저 두는 쪽이 정해요. 흑이 %1에 두면 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>%1의 패 둘이 다 필요한데 하나만 지킬 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>%1의 패들에 달렸어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>%1에 공통 활로 하나: 먼저 두는 쪽이 져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 누구도 뺏을 수 없는 두 눈이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 두 눈이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 누가 먼저 두어도 두 눈이 날 넓이예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에서 산 돌과 이어져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 누가 먼저 두어도 많아야 한 눈이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 활로가 하나 남았어요. 달아나도 소용없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 공통 활로들: 먼저 두는 쪽이 져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>눈이 하나씩: %1에 먼저 두는 쪽이 져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에서 따내는 쪽이 돌을 더 잃어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 패 둘: 하나를 따내면 다른 하나를 잃어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 먼저 두는 쪽이 정해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1의 패에 달렸어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1에 바깥 활로가 열려 있어 정해지지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>누구도 뺏을 수 없는 두 눈이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>두 눈이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>누가 먼저 두어도 두 눈이 날 넓이예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>산 돌과 이어져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>나갈 길도, 눈을 만들 자리도 찾지 못했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>누가 먼저 두어도 많아야 한 눈이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>활로가 하나 남았어요. 달아나도 소용없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>공통 활로들: 먼저 두는 쪽이 져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>눈이 하나씩: 먼저 두는 쪽이 져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>따내는 쪽이 돌을 더 잃어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>패 둘: 하나를 따내면 다른 하나를 잃어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>여기에 먼저 두는 쪽이 정해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>패에 달렸어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>바깥 활로가 열려 있어 정해지지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>흑과 백 둘 다 아직 들어올 수 있어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>흑이 아직 들어올 수 있어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>백이 아직 들어올 수 있어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Return the sentence that names the points where a side can still come in; `named` lists the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>흑이 아직 %1에 들어올 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Return the sentence that names the points where a side can still come in; `named` lists the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>백이 아직 %1에 들어올 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Return the sentences that say which side can still come in where, each point once; `named` lists the points. %1 = named(sorted(both), size)</extracomment>
        <translation>%1에는 흑과 백 둘 다 아직 둘 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Return the sentence that names a protective move which is still missing. %1 = point_name(move.point, size)</extracomment>
        <translation>흑은 아직 %1에 한 수가 필요해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Return the sentence that names a protective move which is still missing. %1 = point_name(move.point, size)</extracomment>
        <translation>백은 아직 %1에 한 수가 필요해요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>Return the sentence that names a missing protective move and how many points it protects.</extracomment>
        <translation>
            <numerusform>%n집을 지켜요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%1의 돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1 둘레의 돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1의 흑돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1의 백돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>Return the word for the status beside a group in the list, or that the players have to decide.</extracomment>
        <translation>미정</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>Return the word for the status beside a group in the list, or that the players have to decide.</extracomment>
        <translation>정해 주세요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>죽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>seki</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>빅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>alive</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>삶</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Return the reason for the status of a group, or that the players changed it; empty where there is none.</extracomment>
        <translation>직접 바꿨어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>Return the label of the button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>%1에 묻기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>Return the text shown while an engine looks for dead stones. %1 = name</extracomment>
        <translation>%1: 바둑판을 보는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>Return the message where an engine judges all stones as they are counted. %1 = name</extracomment>
        <translation>%1: 같은 생각이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>Return the message where an engine judges some stones otherwise; nothing has been changed. %1 = name</extracomment>
        <translation>%1: 몇몇 돌을 다르게 봐요. 여러분이 정하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1: 엔진은 죽었다고 봐요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1: 엔진은 살았다고 봐요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1: 엔진은 빅으로 봐요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>죽은 것으로 계산. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>산 것으로 계산. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>빅으로 계산. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>죽은 돌로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>산 돌로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>빅으로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>Return the sentence that says whether the rules count the stones and eyes of a seki.</extracomment>
        <translation>이 규칙에서는 돌과 그 눈을 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>Return the sentence that says whether the rules count the stones and eyes of a seki.</extracomment>
        <translation>이 규칙에서는 빅에 있는 것은 세지 않아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Return the sentences about open neutral points: how filling them ends, or why they cannot be filled; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>공배 %n개가 열려 있어요: %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>The sentence that the rules assume no last moves.</extracomment>
        <translation>이 규칙에서는 바둑판을 이대로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>The note on a table of all rulesets that it assumes no last moves.</extracomment>
        <translation>모든 줄이 마무리 수를 두기 전의 바둑판을 이대로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Return the sentences that say why no last moves are assumed, and how to fill neutral points even so.</extracomment>
        <translation>이 규칙에서는 한 번 더 멈추면 모든 돌이 산 돌이 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Return the sentences that say why no last moves are assumed, and how to fill neutral points even so.</extracomment>
        <translation>이 점들을 메우려면 계속 두세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>애매한 무리 가운데 어느 것이 살았는지 먼저 정하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>열린 경계부터 막으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>번갈아 메우면 손해가 생겨요. 더 두어서 정리하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Return a sentence for each move that is forced while neutral points are filled, and one for the points left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>다음이 애매해서 열어 둠: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>백이 %1에 메우면 흑은 %2에 받아야 해요. 안 받으면 돌 %n개를 잃어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>흑이 %1에 메우면 백은 %2에 받아야 해요. 안 받으면 돌 %n개를 잃어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>백이 %1에 메우면 흑은 %2에서 경계를 막아야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>흑이 %1에 메우면 백은 %2에서 경계를 막아야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Return the sentence that says which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>흑이 %1에서 경계를 막아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Return the sentence that says which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>백이 %1에서 경계를 막아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>The title of the count of a game that does not look finished.</extracomment>
        <translation>대국이 끝났나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>The sentence that the game does not look finished, where too much is open for a useful count.</extracomment>
        <translation>아직 끝난 대국 같지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>The note that the file of the neural network that judges groups is missing or damaged.</extracomment>
        <translation>프로그램 파일이 없거나 망가져서 애매한 무리가 평소보다 많아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>%1, 여기는 흑과 백 둘 다 아직 둘 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>%1, 여기로 흑이 아직 들어올 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>%1, 여기로 백이 아직 들어올 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>왼쪽 위</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>위쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>오른쪽 위</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>왼쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>in the middle</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>가운데</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>오른쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>왼쪽 아래</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>아래쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>오른쪽 아래</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none.</extracomment>
        <translation>
            <numerusform>무리 %n개를 정해 주세요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none. %1 = phrase</extracomment>
        <translation>무리 하나를 정해 주세요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = names</extracomment>
        <translation>%1: 누구의 것으로도 세지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = names</extracomment>
        <translation>%1: 다시 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = color_name(color)</extracomment>
        <translation>%1이 동의해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change.</extracomment>
        <translation>동의가 취소됐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>Return one sentence about the places that are still open on the board; empty where nothing is.</extracomment>
        <translation>더 두거나 이대로 계산하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>바둑판 읽는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1 귀 읽는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1 변 읽는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1 가운데 읽는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>한 수가 아직 필요해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>삶</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Dead</source>
        <translation>죽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Seki</source>
        <translation>빅</translation>
    </message>
</context>
<context>
    <name>lock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pupils answer, take hints and go from task to task; everything else is off. “Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.</source>
        <extracomment>The explanation, before a window is locked for pupils, of the parts that stay in use.</extracomment>
        <translation>학생은 답하고, 힌트를 보고, 과제를 옮겨 다녀요. 나머지는 모두 꺼져요. 페이지 아래의 “잠금 풀기…”나 Ctrl+Shift+L로 끝내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>The title of the question whether to unlock and close a locked window.</extracomment>
        <translation>잠금을 풀고 닫을까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>The title of the question whether to unlock a locked window.</extracomment>
        <translation>잠금을 풀까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The message where the word for unlocking is wrong.</extracomment>
        <translation>그 낱말이 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>The note in a locked window that pupils can only answer.</extracomment>
        <translation>여기서는 학생이 답하기만 할 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>The message after the last task in a locked window.</extracomment>
        <translation>이것이 마지막이었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>The explanation of the switch that asks each pupil for a name.</extracomment>
        <translation>학생마다 먼저 이름이나 번호를 써요. 결과는 선생님만 봐요: “잠금 풀기…”, 그다음 “결과…”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>The message where results are kept and no word for unlocking was typed.</extracomment>
        <translation>낱말을 쓰세요. 없으면 학생이 결과를 열 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question that asks each pupil for a name.</extracomment>
        <translation>누가 답하나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>The label of the field for a pupil&apos;s name.</extracomment>
        <translation>이름 또는 출석 번호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Return the question where a pupil of this name has begun already. %1 = isolated(name)</extracomment>
        <translation>“%1” 이름으로 벌써 시작했어요. 본인인가요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>The message where pupils cannot answer, because the file has neither tasks nor variations.</extracomment>
        <translation>여기에는 답할 것이 없어요. 과제도 변화도 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>잠금 풀기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>모두 다시 쓰기 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>다 했어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>다음 학생에게 넘기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Show briefly that the page is locked, as the reason why a key had no effect.</extracomment>
        <translation>잠김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>학생이 답하게 하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>잠금을 푸는 낱말(없어도 됨)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>이름을 묻고 결과 남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>잠그기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>낱말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>잠금 풀기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>첫 과제로, 다음 학생을 위해</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>결과…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>잠근 채로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Ask whether this is the same pupil as the one who began under this name.</extracomment>
        <translation>네, 이어서 할게요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Ask whether this is the same pupil as the one who began under this name.</extracomment>
        <translation>아니요, 다른 사람이에요</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>설명서</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>설명서에서 찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>Return a small button that opens the manual at the page about a dialog or a panel.</extracomment>
        <translation>도움말 (F1)</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>글자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>숫자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>세모</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>네모</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>동그라미</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>가위표</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>선</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>화살표</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>지우개</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>선택</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>흑집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>백집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>흐리게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Text…</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>글자…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Part of the board</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>바둑판 일부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>한 자리에서 다른 자리로 끄세요. Esc를 누르면 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>보일 부분을 끄세요. 누르면 전체가 보여요. Esc를 누르면 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>표시를 누르거나 끌어서 지우세요. Esc를 누르면 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>자리를 누르거나 끄세요. 한 번 더 하면 표시가 지워져요. Esc를 누르면 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>이 자리의 글자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>다른 표시</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>The message after another language was chosen: it is used from the next start.</extracomment>
        <translation>새 언어는 goboard를 다시 시작하면 나타나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>Return the message where the catalogue of the chosen language cannot be read. %1 = name</extracomment>
        <translation>이 언어의 파일이 없거나 망가졌어요: %1. goboard가 영어로 나와요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>Return the menu entry that numbers only the last moves.</extracomment>
        <translation>
            <numerusform>마지막 %n수</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.
----------
Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>바로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>엔진 분석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>대국 전체 분석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>다음 큰 실수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>이전 큰 실수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>흑이 계산에 동의</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>백이 계산에 동의</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>동의하고 대국 끝내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>양쪽 모두 패배</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>무리가 살거나 죽은 까닭 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>계산 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>끝의 계산 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>애매한 무리를 엔진에 묻기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>Return the commands about counts.
----------
Return the commands that open the dialog and the log.</extracomment>
        <translation>엔진 더 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>계산하는 법</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>여기부터 삭제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>이 노드만 삭제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>수와 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>수 끼워 넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>패스 끼워 넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>돌 배치하기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>이 변화</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>변화를 위로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>변화를 아래로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>주 진행으로 만들기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>돌리기와 뒤집기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>대국 정보…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>해설 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>이 장면에 이름 붙이기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>그림과 번호…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>Yield the commands for the marks on the board.</extracomment>
        <translation>다른 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>Yield the commands for the marks on the board.</extracomment>
        <translation>이 수의 표시 모두 지우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>글자로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>숫자로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>세모로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>네모로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>동그라미로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>가위표로 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>선 그리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>화살표 그리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>표시 지우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>바둑판에 글쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>선택 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>흑집 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>백집 표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>자리 흐리게 하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>바둑판 일부만 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>Return the commands that open the dialog and the log.</extracomment>
        <translation>엔진…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>Return the commands that open the dialog and the log.</extracomment>
        <translation>엔진 기록</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>Return the commands about files, and those that copy the board.</extracomment>
        <translation>파일의 대국들…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>새 창에서 열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>클립보드에서 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>다른 인코딩으로 다시 열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>미뤄 둔 대국…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>이전 버전…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>인코딩을 골라 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>고쳐진 내용…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>바둑판을 그림으로 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>바둑판을 글자로 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>Return the submenu for recovering other versions of a file.</extracomment>
        <translation>복구</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>설명서…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>단축키…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>바둑 낱말…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>규칙 모음…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>goboard 정보…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Return the commands that show the dictionary and choose its file.</extracomment>
        <translation>정석 사전</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Return the commands that show the dictionary and choose its file.</extracomment>
        <translation>정석 사전 고르기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>기보 모음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>기보 모음에서 이 모양 찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>기보 모음의 이전 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>기보 모음의 다음 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>단수가 되는 수를 두기 전에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>내 눈을 메우기 전에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>너무 일찍 패스하기 전에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>소리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>시계 소리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>돌 소리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>새 대국…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>컴퓨터와 두기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>기보에서 이어 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>기권…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>시계 멈춤/시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>계산…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>상대에게 힌트 묻기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>상대 없이 계속</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>바둑판 도움말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>바둑판 도움말 켜기/끄기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>활로 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>단수 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>이어진 돌 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>둘러싼 곳 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>미리 알려 주기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>Return the menu commands that open the book and keep the game on the board.</extracomment>
        <translation>대국자 명부…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>Return the menu commands that open the book and keep the game on the board.</extracomment>
        <translation>이 대국을 대국자 명부에 남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>Yield the commands that move about in a record and that search it.</extracomment>
        <translation>다음 수 맞히기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>처음 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>열 수 뒤로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>열 수 앞으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>마지막 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>몇 번째 수…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>이 자리에 둔 수…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>이름 붙인 곳…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>이전 변화</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>다음 변화</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>이전 갈림길</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>다음 갈림길</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>이전 해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>다음 해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>이전 주요 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>다음 주요 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>이전 따낸 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>다음 따낸 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>있던 곳으로 돌아가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>다시 앞으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>수순 자동 재생</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>파일의 이전 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>파일의 다음 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>다른 창과 함께 넘기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>찾기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>모양 찾기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>다음 찾은 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>이전 찾은 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>다음 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>다음 수를 바둑판에 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>하나뿐일 때도</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>변화 나무</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>바둑판 옆에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>바둑판 아래에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>따로 창으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>변화를 그 수 가까이에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>Return the commands about rules in the menu of the game.</extracomment>
        <translation>규칙 비교</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>Return the commands about rules in the menu of the game.</extracomment>
        <translation>이 대국의 규칙…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>바둑판의 한 자리…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>모양새</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>시스템 글꼴 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>돌을 조금 어긋나게 놓기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>돌 움직임 효과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>수 번호 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>번호 매기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>옆 패널</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>창의 다음 부분</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>새 창</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>창 닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>창</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>다음 창</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>창 나란히 놓기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>다음에 시작할 때 창 다시 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Notes</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>메모(&amp;N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>이동(&amp;O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>공부(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>레슨(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>시스템과 같게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>어두운 고대비</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>변화의 처음부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>여기부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>Yield the menu of recent records, and the command that shows the start page.</extracomment>
        <translation>최근 파일</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>Yield the menu of recent records, and the command that shows the start page.</extracomment>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>첫걸음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>문제…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>레슨 열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>새 레슨…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>선생님 책상</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>이 장면으로 과제 만들기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>학생이 답하게 하기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>학생들의 결과…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>바둑판에 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>내 레슨으로 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>이 문제를 내 레슨으로 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>문제로 풀기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>수업용 화면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>바둑판 위에 그리기</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>Return the sentence with the result of the record and that of the count. %1 = recorded %2 = counted</extracomment>
        <translation>기보에는 %1, 이 계산은 %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>Return the sentence with the likely cause of a different result; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>아마도 덤이 %1집이어서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>Return the sentence with the likely cause of a different result; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>아마도 다른 규칙(%1)으로 계산해서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>아마도 %1의 돌을 죽은 것으로 봐서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>아마도 %1의 돌을 빅으로 봐서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>아마도 %1의 돌을 산 것으로 봐서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <extracomment>Return the sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>아마도 공배 하나를 더 메워서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>아마도 공배를 더 메워서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>아마도 지키는 수를 두어서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>아마도 접바둑 보정이 달라서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>아마도 흑과 백이 뒤바뀌어서일 거예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>The sentence, below a different result, that the record is unchanged.</extracomment>
        <translation>기보는 그대로예요.</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>이 수 뒤에는 갈라지는 변화가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <extracomment>The messages that no such landmark comes after the shown move.
----------
The messages that no such landmark comes before the shown move.</extracomment>
        <translation>이 수에는 다른 변화가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>이 수 뒤에는 해설이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>이 수 뒤에는 주요 장면이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>이 수 뒤에는 따낸 곳이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>이 수 앞에는 갈라지는 변화가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>이 수 앞에는 해설이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>이 수 앞에는 주요 장면이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>이 수 앞에는 따낸 곳이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>Return the message where no move of the current line is at the point asked for. %1 = point</extracomment>
        <translation>이 수순에는 %1에 둔 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>The message where a record has no named place.</extracomment>
        <translation>이 기보에는 이름 붙인 곳이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>Return the message where there is no place to go back to, or forward to.</extracomment>
        <translation>이 앞에 다녀온 곳이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>Return the message where there is no place to go back to, or forward to.</extracomment>
        <translation>되돌아온 적이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>The message after a file was opened at the place where it was left.</extracomment>
        <translation>지난번에 여기서 멈췄어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>The message where automatic play has reached the end of the line.</extracomment>
        <translation>수순의 끝이에요.</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>Return a row in the list of named places, with the number of the move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1 (%2수 다음)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>Return the note below the list with the number of named places.</extracomment>
        <translation>
            <numerusform>이름 붙인 곳 %n개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>Return the note below the list with the number of named places whose name contains the typed text.</extracomment>
        <translation>
            <numerusform>%n곳을 찾았어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>Return the text in place of the list where no name contains the typed text. %1 = text</extracomment>
        <translation>“%1” 글자가 든 이름이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>Return the note below the list that it shows only the first of the named places found. %1 = shown %2 = found</extracomment>
        <translation>%2곳 중 처음 %1곳. 이름을 더 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>이름 붙인 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>그곳으로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>이름 붙인 곳으로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>이름의 일부</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1: 돌 %n개를 놓고 시작해요. 그다음 차례: %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1: 흑으로 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1: 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences.</extracomment>
        <translation>흑돌 둘과 백돌 둘이 가운데에 십자로 놓인 채 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences.</extracomment>
        <translation>흑돌 둘과 백돌 둘이 마주 보는 화점에 놓인 채 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>시간: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>Return the sentences about the points that enter the count, and about the way of counting. %1 = white %2 = points(bonus)</extracomment>
        <translation>%1: 접바둑이라 계산할 때 %2집을 더해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game.</extracomment>
        <translation>집을 먼저 받는 쪽이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = points(-game.komi)</extracomment>
        <translation>흑이 %1집을 받고 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white</extracomment>
        <translation>%1: 반집을 받고 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white %2 = points(game.komi)</extracomment>
        <translation>%1: %2집을 받고 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white %2 = points(game.komi)</extracomment>
        <translation>%1: 나중에 두는 대신 %2집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Return the message where the size of the board is not possible. %1 = least %2 = most</extracomment>
        <translation>한 변은 %1줄에서 %2줄까지예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>Return the hint on the tile for another board size: the largest board. %1 = size</extracomment>
        <translation>%1까지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>The message where the typed text is not a komi.</extracomment>
        <translation>덤은 −150에서 150 사이의 수로 쓰세요. 예: 6½</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>The note in place of the komi of a capture game, in which nothing is counted.</extracomment>
        <translation>돌 따내기 놀이에서는 계산하지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The note beside a komi that the user typed.</extracomment>
        <translation>직접 정했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The note beside a komi that follows from the rules and the handicap.</extracomment>
        <translation>규칙과 접바둑에 따라 정해졌어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The note in the dialogue for a new game that the choices are kept for the next time.</extracomment>
        <translation>이 선택은 다음에도 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>The message where another board size is chosen and not typed yet.</extracomment>
        <translation>먼저 바둑판 크기를 쓰세요. 예: 7 × 7</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>The message in place of the summary where a choice is not possible.</extracomment>
        <translation>위의 선택 가운데 하나가 맞지 않아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return the choice of a number of handicap stones.</extracomment>
        <translation>
            <numerusform>돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>가로 × 세로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>15분쯤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>40분쯤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>한 시간 이상</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>모든 규칙…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer the handicaps of a board size; keep `chosen` if it is among them.</extracomment>
        <translation>없음, 호선</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>비어 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>가운데에 십자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>화점에 둘씩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>돌 가리기로 정하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>덤 입찰</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>이것 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>접바둑 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>처음 바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>대국 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>덤, 백이 받는 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>흑의 접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>늘 쓰는 자리에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>흑 마음대로</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>The rule of nigiri.</extracomment>
        <translation>돌 가리기로 흑백을 정해요. 한 사람이 백돌을 한 줌 쥐고, 다른 사람이 홀인지 짝인지 말해요. 맞힌 사람이 흑을 잡아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>The note who holds the stones in a nigiri by custom.</extracomment>
        <translation>흔히 나이 많은 쪽이 돌을 쥐어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>The hint, while the stones of a nigiri are counted, how to skip to the end.</extracomment>
        <translation>아무 키나 누르거나 클릭하면 끝으로 건너뛰어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>Return the label of the button that gives the stones of a nigiri to the other player. %1 = name</extracomment>
        <translation>돌 쥐기: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Nigiri</source>
        <extracomment>Continue with nigiri for the colours.</extracomment>
        <translation>돌 가리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays Black</source>
        <extracomment>Show the players of both colours; `terms` replaces the note below the name of White.</extracomment>
        <translation>흑을 잡음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show the players of both colours; `terms` replaces the note below the name of White.</extracomment>
        <translation>백을 잡음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>뚜껑 덮인 백돌 통</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>O 키</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>E 키</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>이 색으로 두기</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>Return the name for an unnamed person of a nigiri, before there are colours.</extracomment>
        <translation>돌을 쥔 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>Return the name for an unnamed person of a nigiri, before there are colours.</extracomment>
        <translation>맞히는 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>Return the name for an unnamed bidder, before there are colours.</extracomment>
        <translation>첫째 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>Return the name for an unnamed bidder, before there are colours.</extracomment>
        <translation>둘째 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>Return the label of a guess in a nigiri.</extracomment>
        <translation>홀: 흑돌 하나</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>Return the label of a guess in a nigiri.</extracomment>
        <translation>짝: 흑돌 둘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>Return the sentence after a guess in a nigiri: who said odd or even. %1 = name</extracomment>
        <translation>%1: 홀이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>Return the sentence after a guess in a nigiri: who said odd or even. %1 = name</extracomment>
        <translation>%1: 짝이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1: 백돌을 쥐었어요. %2: 홀일까요, 짝일까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome. %1 = nigiri.stones_laid</extracomment>
        <translation>지금까지 센 돌: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>돌 %n개, 홀이에요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>돌 %n개, 짝이에요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black. %1 = nigiri.stones_laid</extracomment>
        <translation>맞혔어요. 흑: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black. %1 = nigiri.stones_laid</extracomment>
        <translation>틀렸어요. 흑: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome. %1 = bidder</extracomment>
        <translation>%1: 흑을 잡으려면 덤을 얼마나 줄까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1: 지금 값은 %2집이에요. 더 부르거나, 그만하고 백으로 두세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Return the sentence that asks for the next secret bid; once both bids are in, the outcome. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1: 값을 쓰세요. %2: 보지 마세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1: 덤을 정하세요. 그다음 %2 차례에 색을 골라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1: 덤은 %2집이에요. 어느 색을 잡을까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>Return the outcome of an auction: the colours and the komi. %1 = points(deal.komi)</extracomment>
        <translation>둘 다 %1집을 불렀어요. 덤은 %1집이고, 돌 가리기로 흑백을 정해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>Return the outcome of an auction: the colours and the komi. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>흑: %1. 백: %2. 덤: %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>앞의 값보다 높지 않아요. %1 이상을 부르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>값은 6이나 6½처럼 한 집이나 반집 단위예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>그보다 높이 부를 수는 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>값은 −%1에서 %1 사이여야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>비기지 않도록 값은 6½처럼 반집으로 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>상대 차례예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>덤을 아직 정하지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>입찰이 끝났어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>The message where the typed text is not a bid.</extracomment>
        <translation>값은 6½ 같은 집 수예요.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none. %1 = amount</extracomment>
        <translation>레벨 %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>%n개 장면을 읽음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>한 수에 %n초</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>Return the message where the opponent does not play on the chosen board. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1: %2 바둑판까지 둘 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>Return the title of the message that the opponent has passed and the game goes on. %1 = name</extracomment>
        <translation>%1: 패스했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>The line below the message that the opponent passed: a second pass stops the game.</extracomment>
        <translation>나도 패스하면 대국이 멈추고 집을 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Return the message where the opponent does not answer, with the reason. %1 = name</extracomment>
        <translation>%1: 이제 이 컴퓨터에 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Return the message where the opponent does not answer, with the reason. %1 = name</extracomment>
        <translation>%1: 패스하려 했지만, 이 대국에서는 패스할 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>Return the title of the message where a game begins with rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1: 이 대국의 규칙을 다 알지는 못해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>The line below the message where the opponent does not answer: the board is unchanged.</extracomment>
        <translation>바둑판은 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>Return the title of the question whether to go on with a game against an engine that was left. %1 = name</extracomment>
        <translation>%1 상대로 두고 있었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Return the question whether to go on with that game, or the message that the engine is gone.</extracomment>
        <translation>이 대국을 이어서 둘까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name</extracomment>
        <translation>%1: 나라면 여기서 기권해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1: 나라면 %2에 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name</extracomment>
        <translation>%1: 나라면 여기서 패스해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1의 생각: %2의 흑 무리는 죽었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1의 생각: %2의 백 무리는 죽었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1의 생각: %2의 흑 무리는 빅으로 살아 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1의 생각: %2의 백 무리는 빅으로 살아 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1의 생각: %2의 흑 무리는 살아 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1의 생각: %2의 백 무리는 살아 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1: %2</source>
        <extracomment>Return a sentence of a partner behind its name. %1 = name %2 = sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you and %1 play even.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>최근 대국으로 보면 %1 상대로 호선이 맞아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>최근 대국으로 보면 %1 상대로 덤 없이 먼저 두면 맞아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>
            <numerusform>최근 대국으로 보면 %1 상대로 %n점 접바둑이 맞아요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>내가 흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>내가 백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>돌 가리기로 정하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>The name of a user without a name, in a game against an engine.</extracomment>
        <translation>나</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>상대의 실력</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>내 돌 색</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>상대 없이 계속</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>바둑판에서 보기</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Return the label of the button that shows the other sum: after the last moves, or of the board as it stands.</extracomment>
        <translation>마무리 수를 둔 뒤 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>도망갈 수 없는 무리를 하나씩 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>이것은 제안이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>무리를 눌러 바꾸세요: 삶, 죽음, 빅.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>무리를 눌러 바꾸세요: 삶, 죽음.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>죽은 돌을 찾지 못했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>The hint that any change of the marks takes both agreements back.</extracomment>
        <translation>하나라도 바꾸면 두 사람의 동의가 모두 취소돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>The title of the panel in which the dead stones are marked.
----------
Return the announcement after a game began, stopped or ended; `sentence` is the line below the board.</extracomment>
        <translation>어느 돌이 죽었나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>The hint that the board is counted once both players agree.</extracomment>
        <translation>둘 다 동의하면 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>The hint in place of the marks under rules that count every stone as alive.</extracomment>
        <translation>이 규칙에서는 바둑판 위의 모든 돌이 산 돌이에요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>Return the note on the comment card with the number of lines that are instructions to the program; empty for none.</extracomment>
        <translation>
            <numerusform>프로그램용 %n줄</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>The hint how handicap stones are placed freely.</extracomment>
        <translation>아무 데나 놓으세요. 그다음 백이 먼저 둬요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>Return how many handicap stones are still to be placed, in a few words beside Black&apos;s name.</extracomment>
        <translation>
            <numerusform>%n개 더 놓기</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>전에 나왔던 모양이에요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>둘 다 다르게 두고 싶지 않으면 무승부로 할 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>무승부에 동의해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>둘 다 다르게 두고 싶지 않으면 무효로 끝낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>무효에 동의해요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
        <translation>사석 없음</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
        <translation>
            <numerusform>사석 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>규칙 “%1”, 이렇게 봄: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>규칙 “%1”, 비슷한 것: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text</extracomment>
        <translation>규칙 “%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them.</extracomment>
        <translation>규칙이 적혀 있지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = komi %2 = raw</extracomment>
        <translation>덤 %1 (“%2”)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = komi</extracomment>
        <translation>덤 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = session.handicap</extracomment>
        <translation>접바둑 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Return the number of the shown variation. %1 = number %2 = count</extracomment>
        <translation>변화 %1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Return the title above a comment, with the number of its move. %1 = number</extracomment>
        <translation>%1수째 해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>Return the message where a comment names a point that is not on the board. %1 = name</extracomment>
        <translation>%1: 이 바둑판에 없는 자리예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>이 규칙으로 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>자리 하나하나, 그리고 다른 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Return the label of the button that shows the other sum: after the last moves, or of the board as it stands.</extracomment>
        <translation>이대로 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>공배 메우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>규칙 비교</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>직접 해 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>까닭 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>사는 수순 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>계산 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>대국이 끝났어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>활로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>단수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>사슬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>둘러싼 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>기권…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>계산…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>바둑판 도움말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>늘 쓰는 자리에 놓기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>다 놓았어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>흑이 접바둑 돌을 놓아요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>새 대국…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>여기서 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>이 파일의 모든 대국 (Ctrl+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of a file with several games.</extracomment>
        <translation>이 파일의 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>해설 쓰기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>대국에 대하여</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>이 장면의 이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>처음 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>마지막 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Show the button that pauses or restarts the clocks.</extracomment>
        <translation>시계 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Show the button that pauses or restarts the clocks.</extracomment>
        <translation>잠시 멈춤</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>강아지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>비버</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>올빼미</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>돌 쫓기를 좋아해요. 쫓기면 달아나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>짓고, 잇고, 끊어요. 귀부터 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>둘 때마다 앞을 내다봐요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1수: %2에 두었다면 돌 %n개가 달아날 수 있었어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1수: %2에 두었다면 돌 %n개가 살 수 있었어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1수: %2에 두었다면 돌 %n개를 잡을 수 있었어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1수: %2의 수가 내 돌 %n개를 따냈어요. 아주 컸어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>%1수: %2에 두는 것이 더 컸어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1수: %2에서 돌 %n개를 따냈어요. 잘 뒀어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1의 돌은 죽은 것 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1의 돌은 빅인 것 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1의 돌은 산 것 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>The partner&apos;s sentence where it agrees with the count.</extracomment>
        <translation>나도 똑같이 세었어요. 대국 고마워요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>두 번 이어 이겼어요. 다음에는 호선으로 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>두 번 이어 이겼어요. 다음에는 먼저 두기만 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>내가 두 번 이어 이겼어요. 다음에는 먼저 두세요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>두 번 이어 이겼어요. 다음에는 %n점 접바둑이에요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>내가 두 번 이어 이겼어요. 다음에는 %n점 접바둑이에요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>Return the message that parts of a clip were left out when it was pasted; empty where all was pasted.</extracomment>
        <translation>수만 붙여넣었어요. 그 대국의 이름 같은 것은 뺐어요. 기보에 한 번만 들어가기 때문이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Return the message where moves are pasted and the clipboard holds no game.</extracomment>
        <translation>클립보드에 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Return the message where moves are pasted and the clipboard holds no game. %1 = shown</extracomment>
        <translation>클립보드의 글에 수가 없어요: “%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Return the message where the clipboard is opened and holds neither a game nor a board.</extracomment>
        <translation>클립보드에 글이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Return the message where the clipboard is opened and holds neither a game nor a board. %1 = shown</extracomment>
        <translation>클립보드의 글은 대국도 바둑판도 아니에요: “%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>Return the message where the clipboard holds a link; the program loads nothing from the network. %1 = shown</extracomment>
        <translation>이것은 링크예요: %1. goboard는 네트워크에서 아무것도 받지 않아요. 대국을 파일로 저장한 다음 여기서 파일을 여세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>Return the message where the clipboard holds a file instead of its text. %1 = name</extracomment>
        <translation>클립보드에 파일이 있어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Return the question whether to read a pasted text that is far larger than a game record. %1 = size_text(size)</extracomment>
        <translation>글이 아주 커요(%1). 기보가 1 MB를 넘는 일은 드물어요. 그래도 열까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>The text shown while a long text from the clipboard is read.</extracomment>
        <translation>클립보드 읽는 중…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>Return the message where the clipboard holds several games and only one can be pasted.</extracomment>
        <translation>
            <numerusform>클립보드에 대국이 %n개 있어요. 여기에는 하나만 붙여넣을 수 있어요. 모두 열려면 글을 파일로 저장하세요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>Return the message where the pasted moves are for a board of another size. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>클립보드의 수는 %1 바둑판용이고, 이 바둑판은 %2 크기예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>The message where the game on the clipboard has a board and no moves.</extracomment>
        <translation>클립보드의 대국에 붙여넣을 수가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Paste the clipboard below a node, or say why this is not possible.</extracomment>
        <translation>새 대국으로 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>The question after a game whether to keep it in the players&apos; book.</extracomment>
        <translation>이 대국을 대국자 명부에 남길까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>Return the message after a game was kept in the players&apos; book, with the name of its file. %1 = name</extracomment>
        <translation>대국자 명부에 이 대국을 남겼어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>Return the message where a game could not be kept in the players&apos; book; the reason is a phrase. %1 = reason</extracomment>
        <translation>대국자 명부에 이 대국을 남기지 못했어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>The name of the folder for the games of the players&apos; book, among the user&apos;s documents.</extracomment>
        <translation>바둑 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The text in place of the players&apos; book while it is empty.</extracomment>
        <translation>아직 대국이 없어요. 이름이 있는 두 사람의 대국이 끝나면 남겨 보세요. 여기에 나와요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>Return the note how many files in the folder of the players&apos; book could not be read.</extracomment>
        <translation>
            <numerusform>폴더의 파일 %n개를 읽지 못했어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>Return the message where the folder of the players&apos; book cannot be opened or made; the reason is a phrase. %1 = reason</extracomment>
        <translation>이 폴더를 열 수 없어요: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n무</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of a player&apos;s games with all their results.
----------
Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>대국 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>Return a player&apos;s longest run of wins; empty where there was none.</extracomment>
        <translation>
            <numerusform>최다 연승: %n연승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date.</extracomment>
        <translation>
            <numerusform>%n일 동안 둠</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1, 마지막은 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>호선</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>%n점 깔고</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>%n점 접어 주고</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Return the title of the question whether to forget a player. %1 = name</extracomment>
        <translation>%1: 명부에서 뺄까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>The line below the question whether to forget a player: the records are kept.</extracomment>
        <translation>명부에서 이 대국자의 대국을 더는 세지 않아요. 기보는 폴더에 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>Return the hint below a player&apos;s new name: whether it joins the games of two players or only renames one. %1 = name</extracomment>
        <translation>두 사람의 대국을 모두 %1의 대국으로 세요. 기보는 바뀌지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>Return the hint below a player&apos;s new name: whether it joins the games of two players or only renames one.</extracomment>
        <translation>새 이름은 명부에서만 써요. 기보는 바뀌지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1, %2: 실력이 비슷해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%2 상대로 %1 쪽이 덤 없이 흑을 잡으면 맞아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%2 상대로 %1 쪽이 %n점쯤 깔면 맞아요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>다른 사람과 %n국</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games %2 = others</extracomment>
        <translation>%1, %2에서 알아낸 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games</extracomment>
        <translation>다른 대국자와 둔 %1에서 알아낸 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games</extracomment>
        <translation>%1에서 알아낸 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = fair.least %2 = fair.most</extracomment>
        <translation>%1점에서 %2점까지 가능해요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Return the text in place of the fair handicap where two players have too few games.</extracomment>
        <translation>
            <numerusform>알맞은 접바둑을 알기에는 대국이 모자라요. 적어도 %n국이 필요해요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>대국자 명부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>빼기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>폴더 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>다른 폴더…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>물어보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>그냥 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>대국이 끝나면:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Handicap</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Boards</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>첫째 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>둘째 사람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>알맞은 접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>대</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>대국자 이름 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the old one stay there.</extracomment>
        <translation>대국자 명부 폴더</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask whether to keep the game, once no mode such as the counting story uses the board.</extracomment>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask whether to keep the game, once no mode such as the counting story uses the board.</extracomment>
        <translation>모든 대국 남기기</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Return the placeholder of the field to go to a move: the possible numbers. %1 = last</extracomment>
        <translation>몇 번째 수, 0~%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is searched for, made on first use.</extracomment>
        <translation>이 자리에 둔 수로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>자리로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>자리, 예: D4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>수로 가기</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Return the shown page of the print preview, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>%1 / %2쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The message in the print preview where the system has no printer.</extracomment>
        <translation>프린터를 찾을 수 없습니다. 페이지를 PDF 파일로 저장할 수 있습니다.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>The message where a printer could not be used, or stopped before the end.</extracomment>
        <translation>인쇄하지 못했습니다. 프린터를 확인하고 다시 시도하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>PDF로 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>인쇄 미리 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>쪽 전체</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>쪽 너비</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>세로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>가로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>확대/축소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>Return the message where the results of problems could not be written. %1 = reason</extracomment>
        <translation>푼 기록을 저장하지 못했어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Return the message where the results of problems could not be read: their file, and that they start again. %1 = path</extracomment>
        <translation>푼 기록을 읽지 못했어요. %1 파일로 남겨 두었고, 처음부터 다시 시작해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>따내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>달아나기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>축</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>장문</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Snapback</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>환격</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Connect</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>잇기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>끊기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>두 눈 만들기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>눈 없애기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>수상전</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ko</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Close the border</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>경계 막기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Return the name of a course with problems of all kinds, on one size of board or on all. %1 = course.side</extracomment>
        <translation>%1×%1 바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Return the name of a course with problems of all kinds, on one size of board or on all.</extracomment>
        <translation>모든 종류, 쉬운 것부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>Return the progress in a collection of problems: &quot;2 of 5 solved, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>%2개 중 %1개 풀었음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>Return the progress in a collection of problems: &quot;2 of 5 solved, 1 missed&quot;. %1 = missed</extracomment>
        <translation>, 틀린 것 %1개</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>Return the grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where it has none. %1 = grades[0]</extracomment>
        <translation>%1단계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>Return the grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where it has none. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>%1~%2단계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>문제 %1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>%1단계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>지난번에 틀림</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>지난번에 맞힘</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>흑 차례: 테두리 안에서 %n집을 만드세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>백 차례: 테두리 안에서 %n집을 만드세요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>테두리 친 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Return the side to move in a problem.</extracomment>
        <translation>흑 차례예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Return the side to move in a problem.</extracomment>
        <translation>백 차례예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>흑 차례: 패로 %1 살려 내기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>백 차례: 패로 %1 살려 내기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>흑 차례: 패로 %1 따내기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>백 차례: 패로 %1 따내기.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>맞았어요. 풀었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>여기까지 맞았어요. 계속하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>그 수로는 안 돼요. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>이 수는 파일에 없어요. 틀린 것으로 치지 않으니 다른 수를 두어 보세요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>흑이 들어와요. %n집이 못 돼요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>백이 들어와요. %n집이 못 돼요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>흑이 돌 %n개를 따내요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>백이 돌 %n개를 따내요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>흑이 더 빨라요. 내 돌 %n개의 활로가 하나예요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>백이 더 빨라요. 내 돌 %n개의 활로가 하나예요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>흑이 막아요. 내 돌을 살릴 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>백이 막아요. 내 돌을 살릴 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>흑은 눈이 둘이라 이 돌들이 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>백은 눈이 둘이라 이 돌들이 살아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>흑이 내 돌 %n개를 따내고 달아나요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>백이 내 돌 %n개를 따내고 달아나요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>흑이 이어요. 이 돌들의 활로가 %n개예요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>백이 이어요. 이 돌들의 활로가 %n개예요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>흑이 달아나요. 이 돌들의 활로가 %n개예요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>백이 달아나요. 이 돌들의 활로가 %n개예요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>흑이 버텨요. 이 돌들을 잡을 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>백이 버텨요. 이 돌들을 잡을 수 없어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>흑이 이어서 활로 %n개인 사슬 하나가 돼요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>백이 이어서 활로 %n개인 사슬 하나가 돼요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>흑이 끊어요. 내 돌이 이어지지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>백이 끊어요. 내 돌이 이어지지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>Return the sentence with the moves of the solution, after it was shown. %1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>정답: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>Return the note that a problem has no solution; &apos;&apos; where it has one.</extracomment>
        <translation>파일에 정답이 없어요. 바둑판은 볼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>Return the description of a point of a problem for a screen reader, with its marks.</extracomment>
        <translation>테두리</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>Return the message that parts of a file of problems are missing, with a line for each of them.</extracomment>
        <translation>
            <numerusform>여기서 %n가지가 빠졌어요. 나머지는 써요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>Return a fault in a file of problems behind the number of its problem. %1 = finding.game + 1</extracomment>
        <translation>문제 %1. </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>문제 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>The word beside the number of the next problem.</extracomment>
        <translation>다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>Return the message where a folder holds no problems. %1 = isolated(name)</extracomment>
        <translation>%1: 문제가 없어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Return the note how many files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>문제가 없는 파일 %n개는 뺐어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>Return the label of the button for the problems that are due for review. %1 = count</extracomment>
        <translation>복습할 문제: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>The line below the title of the problems that describes them.</extracomment>
        <translation>수를 찾아보세요. 바둑판이 답해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>The text in place of the problems where there are none.</extracomment>
        <translation>함께 온 문제가 없어요. 문제 파일을 열어 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself.</extracomment>
        <translation>여기서는 패스가 가장 좋아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself. %1 = move</extracomment>
        <translation>둘 곳은 %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>어느 활로가 그 돌에 가장 도움이 될까요? 거기부터 막으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>둘레의 돌을 따낼 수 있나요? 아니면 어디에 두면 활로가 가장 많아지나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>돌을 가장자리나 내 돌 쪽으로 모는 방향에서 단수를 치세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>단수만 치면 돌이 달아나요. 떨어져서 나갈 길을 막으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>돌 하나를 버려 보세요. 그 돌을 따낸 사슬이 이제 단수인가요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>어느 자리에 두면 이을 길이 둘이 되나요? 하나만 막을 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>상대라면 어디서 이을까요? 거기서 내 돌이 버틸 수 있나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>눈을 만들 곳이 몇 군데인가요? 어디에 두면 둘이 되나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>상대라면 두 눈을 만들려고 어디에 둘까요? 거기에 먼저 두세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>양쪽의 활로를 세어 보세요. 공통 활로는 맨 나중에 메워요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>바로 되는 수는 없어요. 패를 만드는 수를 찾으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>상대가 아직 어디로 들어올 수 있나요? 그 틈을 막으세요. 내 돌도 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>바둑판으로 돌아가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Show the dialog that opens a file of problems.</extracomment>
        <translation>문제 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Show the dialog that opens a file of problems.</extracomment>
        <translation>문제 (*.sgf);;모든 파일 (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Show the dialog that opens a folder, and show the problems of all its files.</extracomment>
        <translation>문제 폴더 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Show the problems that are due for review.</extracomment>
        <translation>복습하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>모든 문제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>다시 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>계속하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>순서대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>틀린 것부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>파일에서…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>폴더에서…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>정답</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Show and enable the controls for the actions that are possible.</extracomment>
        <translation>다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>한눈에 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>패스 (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>힌트. 한 번 더 누르면 수가 보여요 (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>내 수 무르기 (Backspace)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>정답 보기 (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>바둑판을 90도 돌리기 (T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>바둑판을 좌우로 뒤집기 (M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>흑백 바꾸기 (C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>이전 문제 (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>다음 문제 (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>문제 목록으로 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>모든 문제를 작은 바둑판으로 (O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>판 전체 보기 (W)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Show and enable the controls for the actions that are possible.</extracomment>
        <translation>마치기</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>The title of the question whether to keep a text that is not in the record yet.</extracomment>
        <translation>남길까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>The line below that question: the text would be lost.</extracomment>
        <translation>여기에 쓴 것이 아직 기보에 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>The title of the question whether to save the game before going on.</extracomment>
        <translation>대국을 저장할까요?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>Return the line below that question: the number of unsaved changes.</extracomment>
        <translation>
            <numerusform>저장하지 않은 변경이 %n개 있어요. 계속하기 전에 저장할까요?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>남기지 않기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>계속 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>저장하지 않기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>The tip of the choice by which a click changes a whole group.</extracomment>
        <translation>누르면 함께 살고 죽는 사슬이 모두 바뀌어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>The tip of the choice by which a click changes a chain.</extracomment>
        <translation>누르면 선으로 이어진 돌만 바뀌어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>The tip of the choice by which a click changes a closed area.</extracomment>
        <translation>누르면 닫힌 구역에 있는 그 색의 돌이나 빈 자리가 모두 바뀌어요. 두 번 누르거나 Shift와 함께 눌러도 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>무리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>사슬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>구역 전체</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>한 번 눌러 바꾸는 것</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Return the reason why a large file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>기보라기에는 파일이 너무 커요(%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1바이트</translation>
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
        <translation>파일이 비어 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>글이 아니라서 기보가 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Return the reason why a file cannot be read as a record, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>다른 형식(%1)의 기보예요. 아직 읽지 못해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Return the reason why a file cannot be read as a record, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>%1: 그런 글자 인코딩은 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>이 파일에는 대국이 없어요.</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>여기에는 벌써 돌이 있어요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>활로가 하나도 남지 않아요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>패를 바로 되따내는 수예요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>전에 나온 모양이 되풀이돼요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>바둑판 밖이에요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1에는 벌써 돌이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1에 둔 돌은 활로가 없어요. 이 규칙에서는 둘 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out.</extracomment>
        <translation>바로 되따낼 수 없어요. 먼저 다른 곳에 두세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>%1에는 둘 수 없어요. %2수 다음의 모양이 되풀이돼요. 다른 곳에 두거나 패스하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1: 바둑판 밖이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Return the explanation of a move that is not allowed by the rules in force, in two or three sentences. %1 = name</extracomment>
        <translation>%1에 두면 그 돌에도, 이어진 돌에도 옆에 빈 자리가 없고, 따내는 돌도 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>The explanation of a move that is not allowed by the rules in force, in two or three sentences.</extracomment>
        <translation>돌은 빈 자리에 놓고, 놓은 돌은 움직이지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>The explanation of a move that is not allowed by the rules in force, in two or three sentences.</extracomment>
        <translation>바로 앞 수가 여기서 돌 하나를 따냈어요. 바로 되따내면 같은 모양이 돼요. 다른 곳에 한 수 둔 다음에는 괜찮아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Return the explanation of a move that is not allowed by the rules in force, in two or three sentences. %1 = side %2 = name %3 = number</extracomment>
        <translation>%1이 %2에 두면 돌의 모양이 %3수 다음과 똑같아져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>이 규칙에서는 같은 모양이 다시 나올 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>이 규칙에서는 같은 쪽 차례로 같은 모양이 다시 나올 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>이 규칙에서는 한 사람이 같은 모양을 두 번 만들 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>Return the caption of the second board of a repetition: the board after the refused move. %1 = color %2 = point</extracomment>
        <translation>지금 %1이 %2에 두면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>Return the caption of the first board of a repetition: the earlier one. %1 = number</extracomment>
        <translation>%1수 다음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>Return the label of the button that shows the earlier board of a repetition. %1 = number</extracomment>
        <translation>%1수째 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>Return the sentence which rulesets allow a refused move, and which do not. %1 = allow %2 = refuse</extracomment>
        <translation>둘 수 있는 규칙: %1. 둘 수 없는 규칙: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>The sentence that no ruleset allows a refused move.</extracomment>
        <translation>이 수를 허용하는 규칙은 없어요.</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>Return the message after a repaired copy was written. %1 = name</extracomment>
        <translation>고친 사본을 저장했어요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>Return the message where a repaired copy is saved under the name of the file itself. %1 = name</extracomment>
        <translation>%1: 바로 그 파일이에요. 사본에는 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>Return the name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1 고침</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Return the place of a repair: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>%1줄 %2칸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Return the place of a repair: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>대국 %3, %1줄 %2칸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>Return a repair on one line, as it is copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1: %2 있어야 할 것: %3. 한 일: %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>
            <numerusform>이 파일에서 값 %n개를 읽을 수 없어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>여기서는 건너뛰어요. 파일은 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults. %1 = len(findings)</extracomment>
        <translation>모두 %1가지 고침.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>여기서만 고쳤어요. 파일은 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>The hint below the list of repairs: a line shows its place on the board.</extracomment>
        <translation>한 줄을 고르면 바둑판에 그곳이 보여요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Ask for the path of a repaired copy; the file itself stays as it is.</extracomment>
        <translation>고친 사본 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>어디</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>있는 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>있어야 할 것</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>한 일</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>고쳐진 내용</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>다른 값을 아직 읽고 있어요…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>글로 복사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>고친 사본 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Return the label of the button for the player who resigns. %1 = name</extracomment>
        <translation>%1 기권</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>The question which of two players resigns.</extracomment>
        <translation>누가 기권하나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>The line below the question which player resigns.</extracomment>
        <translation>상대가 이겨요. 실행 취소로 되돌릴 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Ask which player resigns, the side to move first; None if cancelled.
----------
Ask whether the user resigns; an engine resigns by itself.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>Ask whether the user resigns; an engine resigns by itself.</extracomment>
        <translation>기권해요</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>The title of the question whether to discard the kept changes.</extracomment>
        <translation>이 변경을 버릴까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>The line below the question whether to discard the kept changes.</extracomment>
        <translation>완전히 사라져요. 파일은 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>저장된 파일 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>버리기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>다음에 시작할 때 다시 묻기</translation>
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
        <translation>무승부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>무효</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>결과 모름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record.</extracomment>
        <translation>반칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record.</extracomment>
        <translation>같은 모양 반복</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>흑 승 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>백 승 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>The comment that the program writes into a game which both players lose.</extracomment>
        <translation>둘 다 졌어요. 대국을 어떻게 끝낼지 뜻을 모으지 못했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Return the sentence who won, and by how many points: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>흑 %1집 승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Return the sentence who won, and by how many points: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>백 %1집 승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>흑 불계승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>백 불계승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>흑 시간승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>백 시간승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>흑 몰수승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>백 몰수승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>흑 승</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>백 승</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>The text in place of the results while no pupil has answered under a name.</extracomment>
        <translation>아직 결과가 없어요. 레슨이나 문제를 띄운 채 “학생이 답하게 하기…”를 고르고 “이름을 묻고 결과 남기기”를 켜세요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>학생 %n명</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1, %2, %3</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;. %1 = isolated(title) %2 = day_text(date.fromisoformat(day)) %3 = count</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.</source>
        <extracomment>The explanation of the signs in the table of results.</extracomment>
        <translation>체크: 맞음. 숫자가 있으면 그 번째에 맞음. 가위표: 틀린 횟수. 물음표: 힌트를 봄.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>한 번에 맞음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none. %1 = result.tries</extracomment>
        <translation>%1번째에 맞음</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>
            <numerusform>%n번 틀림</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>
            <numerusform>힌트 %n번</numerusform>
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
        <translation>답을 저장하지 못했어요: %1. 프로그램을 끝낼 때까지는 여기에 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Return the message where results of pupils could not be deleted. %1 = reason</extracomment>
        <translation>결과를 삭제하지 못했어요: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>The title of the question whether to delete the results of a class.</extracomment>
        <translation>이 결과를 삭제할까요?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>Return the line below that question: the class and the number of its pupils. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>학생 %n명의 답이 완전히 사라져요: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>학생들의 결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>반</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>CSV로 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>결과 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>학생</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>푼 문제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>한 번에 맞음</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Return the label of the button for the player who wants to play on. %1 = name</extracomment>
        <translation>%1: 계속 둘래요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>The question which of two players wants to play on.</extracomment>
        <translation>누가 계속 두고 싶나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>The line below that question, under rules that then let the other player move first.</extracomment>
        <translation>이 규칙에서는 그러면 상대가 먼저 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Ask who wants to resume after a stop; None if cancelled.</extracomment>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place. %1 = number</extracomment>
        <translation>%1수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place.</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>기보의 어디쯤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>빠르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the autoplay runs.</extracomment>
        <translation>멈춤 (Space)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the autoplay runs.</extracomment>
        <translation>재생 (Space)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>Return the question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>이 기보의 규칙은 여기서 모르는 것이에요: “%1”. 어느 규칙으로 살피고 계산할까요? 기보는 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>이 기보에는 규칙이 적혀 있지 않아요. 어느 규칙으로 살피고 계산할까요? 기보는 그대로 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>The line below the question whether to change the rules: the whole game is judged by them.</extracomment>
        <translation>그러면 대국 전체를 이 규칙으로 살피고 계산해요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>Return the line below that question with the number of moves that the other rules do not allow.</extracomment>
        <translation>
            <numerusform>이 대국의 수 %n개는 이 규칙으로 둘 수 없는 수예요. 수는 모두 그대로 남아요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>Return the line below that question about the komi, which does not change with the rules. %1 = komi</extracomment>
        <translation>덤은 %1집이고, 바꾸지 않으면 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>The line below that question where the game has no komi and the other rules usually do.</extracomment>
        <translation>이 대국에는 덤이 없어요. 이 규칙에는 보통 덤이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>Return the label of the button that changes both the rules and the komi. %1 = komi</extracomment>
        <translation>규칙과 덤 %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Return the title of the question whether to change the rules of the game. %1 = name</extracomment>
        <translation>규칙을 바꿀까요: %1?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>규칙 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>중국(서버 방식)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>영국(BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>프랑스(FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>트롬프-테일러</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>기본(데이비스)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>잉창치(비슷하게)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>잉창치(전문가 패)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>간단한 잉창치</translation>
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
        <translation>옛 중국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>간단한 집 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>중국 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>일본 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>한국 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>AGA 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>뉴질랜드 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>On paper the board may never repeat. In practice only simple ko is forbidden, and a referee decides the rest; here you may agree to end without a result.</source>
        <translation>글로는 같은 모양이 다시 나올 수 없어요. 실제로는 보통 패만 금지하고 나머지는 심판이 정해요. 여기서는 동의하여 무효로 끝낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>글을 여러 가지로 읽을 수 있어요. 대부분 상황 동형반복 금지로 읽어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>글의 일부만 구할 수 있었어요. 멈춘 뒤 계속 두기와 접바둑은 일본 규칙처럼 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>둔다고 상상해서 어느 돌이 죽었는지 정해요. 여기서는 뜻을 모아 정해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>규칙은 덤을 두 사람에게 맡겨요. 새 대국에서는 7½집을 권해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>잉창치의 싸움패와 훼방패 규칙은 프로그램이 따를 만큼 정확히 적힌 적이 없어요. 여기서는 같은 모양이 다시 나올 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>잉창치 본래의 규칙에 더 가까워요. 같은 모양이 한 번은 되풀이될 수 있어요. 여러 패를 한꺼번에 싸울 때만 달라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>다른 패 규칙이 있었다고 하지만 글을 찾지 못했어요. 접바둑은 우리가 풀이한 대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>대국을 멈추기 전에 공배를 모두 메우고, 아직 필요한 수를 모두 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>무리마다 세금처럼 두 자리를 비워 둬요. 흑돌 둘과 백돌 둘을 마주 보는 화점에 놓고 시작하기도 해요. 패와 무승부는 우리가 풀이한 대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>패스하기 전에 공배를 메우세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>패스마다 돌 하나를 주어서 두 계산의 결과가 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>처음 배우기에 좋아요. 자기 영역에 두어도 손해가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>자기 영역에 두면 한 집 손해예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>돌만 세요. 무리마다 두 자리를 비워 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>영역으로 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>집으로 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>돌로 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>Return the sentence about the points that count under a ruleset.</extracomment>
        <translation>돌과 둘러싼 자리를 모두 세요. 또는 둘러싼 자리와 사석을 세고, 패스마다 돌 하나를 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>돌과 둘러싼 자리를 모두 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>둘러싼 자리와 사석을 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>바둑판에 놓을 수 있는 돌을 모두 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>패를 바로 되따낼 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>같은 모양이 다시 나올 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>같은 쪽 차례로 같은 모양이 다시 나올 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>한 사람이 같은 모양을 두 번 만들 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>패를 바로 되따낼 수 없고, 같은 모양이 세 번 나올 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>내 돌의 활로가 없어지는 수는 둘 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>내 돌이 둘 이상이면 스스로 마지막 활로를 메워 내줄 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>내 돌의 마지막 활로를 스스로 메워 내줄 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about points in seki; empty without such a rule.</extracomment>
        <translation>빅에 있는 무리의 집은 세지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <extracomment>The sentence of a ruleset&apos;s description about repeating boards; empty where they are forbidden.</extracomment>
        <translation>같은 모양이 되풀이되면 동의하여 무효로 끝낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <extracomment>The sentence of a ruleset&apos;s description about repeating boards; empty where they are forbidden.</extracomment>
        <translation>같은 모양이 되풀이되면 동의하여 무승부로 할 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <extracomment>The sentence of a ruleset&apos;s description about points for a handicap; empty where there are none.</extracomment>
        <translation>백은 접바둑 돌 하나에 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <extracomment>The sentence of a ruleset&apos;s description about points for a handicap; empty where there are none.</extracomment>
        <translation>백은 첫째를 뺀 접바둑 돌마다 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about the last or the first pass; empty for the usual rule.</extracomment>
        <translation>마지막 패스는 백이 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about the last or the first pass; empty for the usual rule.</extracomment>
        <translation>백이 먼저 패스하면 백이 한 집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>패스 두 번이면 대국이 멈춰요. 네 번 이어지면 모든 돌이 산 채 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>패스 두 번이면 대국이 멈춰요. 계속 둔 뒤 두 번째로 멈추면 모든 돌이 산 채 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>패스 두 번이면 대국이 멈추고, 동의하면 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about playing on after a stop; empty for the usual rule.</extracomment>
        <translation>계속 두자고 하는 쪽은 상대에게 첫 수를 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about ties; empty where a tie is a draw.</extracomment>
        <translation>비기면 흑이 이겨요.</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1: %2</source>
        <extracomment>Return the value of a cell in another ruleset, for comparison: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1, chosen</source>
        <extracomment>Return the chosen row in the list of rulesets as a screen reader speaks it. %1 = name</extracomment>
        <translation>%1, 선택됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Return the question whether to delete custom rules. %1 = name</extracomment>
        <translation>“%1”: 삭제할까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>The line below the question whether to delete custom rules: games keep them.</extracomment>
        <translation>이 규칙은 더는 고를 수 없어요. 이 규칙으로 둔 대국은 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list of rulesets where a question asks for one.</extracomment>
        <translation>어느 규칙인가요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>The text in place of a ruleset while none is shown.</extracomment>
        <translation>왼쪽에서 규칙을 고르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>이 규칙의 내용</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>규칙 모음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>이것으로 내 규칙 만들기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>고치기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>이 규칙 쓰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>견줄 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>이 대국에서</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>내 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>Fill the choice of the ruleset to compare with, the chosen one first.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>Return the message where a file was not written because it would not match the board when read back. %1 = name</extracomment>
        <translation>%1: 너무 망가져서 그 자리에서 고칠 수 없어요. 다시 읽으면 바둑판과 달라져요. 디스크는 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>Return the message after the user cancelled saving. %1 = name</extracomment>
        <translation>%1: 저장하지 않았어요. 파일은 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>Return the message after the user cancelled saving a copy or some games. %1 = name</extracomment>
        <translation>%1: 저장하지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>Return the progress shown while a large file is written. %1 = name</extracomment>
        <translation>%1 저장하는 중…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Return the message where a file cannot be written because another window has it open. %1 = name</extracomment>
        <translation>%1: goboard의 다른 창에 열려 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>Return the message after saving a file with other hard links, which keep the earlier version. %1 = name</extracomment>
        <translation>%1: 저장했어요. 이 파일에는 다른 이름(하드 링크)도 있어요. 그쪽은 이전 버전 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>Return the message after saving a file whose earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1: 저장했지만 이전 버전을 남기지 못했어요: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Return the message where another program wrote the open file. %1 = name</extracomment>
        <translation>%1: 다른 프로그램이 바꿨어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>Return the message where the open file was deleted or moved. %1 = name</extracomment>
        <translation>%1: 삭제되었거나 옮겨졌어요. 대국은 여기에 그대로 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>The note, after a file was opened in place of unsaved changes, that these are among the shelved games.</extracomment>
        <translation>내 버전은 미뤄 둔 대국에 있어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>Return the description of the unsaved game of a program that ended: its title, its changes, and their time. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>%1 파일이 열린 채 goboard가 끝났어요. 변경 %n개를 남겨 두었어요. 마지막은 %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The note where a file was changed after the unsaved changes to it were kept.</extracomment>
        <translation>그 뒤로 파일이 바뀌었어요.</translation>
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
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>Return the sentence of goboard score with the result that the record gives. %1 = result</extracomment>
        <translation>기보에는 %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2, 돌: %3. %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>%1으로 계산.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>Return the sentence with the judgement of a group and its confidence, in the line about the group. %1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>판단: %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>Return the sentence with the judgement of a group and its confidence, in the line about the group. %1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>애매함, 아마 %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>삶</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>죽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>빅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>애매함</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>The note of goboard score about a capture game, in which captured stones win.</extracomment>
        <translation>돌 따내기 놀이예요. 집이 아니라 따낸 돌로 이겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result.</extracomment>
        <translation>마무리 수 없음: 대국이 끝나지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result.</extracomment>
        <translation>더 둘 곳이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result. %1 = moves</extracomment>
        <translation>마무리 수, 흑부터: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result. %1 = moves</extracomment>
        <translation>마무리 수, 백부터: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>Return the line of goboard score with the result after the last moves. %1 = result %2 = words</extracomment>
        <translation>마무리 수를 둔 뒤의 결과: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>Return the line with the result of the board as it stands, below another result or where no other can be given. %1 = result %2 = words</extracomment>
        <translation>이대로의 바둑판: %1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>The sentence of goboard score that the last moves do not change the result.</extracomment>
        <translation>바둑판을 이대로 계산해도 결과가 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Return the line of goboard score that says which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>흑이 %1에 두어 돌을 지켜요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Return the line of goboard score that says which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>백이 %1에 두어 돌을 지켜요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Return the sentence about a group that the players have to decide, with the status it is counted as. %1 = where %2 = leaning</extracomment>
        <translation>%1의 무리는 애매해요. %2으로 계산했어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>차이</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>빅이라 세지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>주인 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>누가 메워도 됨</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>여기서 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>뒤의 수 앞에 끼워 넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>새 변화</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The label of the button that leaves the record unchanged.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where to write a set-up board when moves follow.</extracomment>
        <translation>이 장면 뒤에 수가 있어요. 어디에 바꿀까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>뒤의 수는 모두 여전히 둘 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>살펴본 데까지는 뒤의 수를 여전히 둘 수 있어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>
            <numerusform>뒤의 수 %n개를 둘 수 없게 돼요: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible. %1 = names</extracomment>
        <translation>뒤의 돌 배치가 %1에서 아무것도 바꾸지 않게 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>기보에는 그대로 남아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>Return the message after a move was inserted, with the later moves that are no longer allowed; empty for none.</extracomment>
        <translation>
            <numerusform>뒤의 수 %n개를 이제 둘 수 없어요: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>The hint shown while moves are inserted: the effect of a move, and the key that ends it.</extracomment>
        <translation>수 끼워 넣기: 뒤의 수가 지금 두는 수 다음에 와요. Esc를 누르면 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>The hint, while a board is set up after a move, that the stones go into a node of their own.</extracomment>
        <translation>여기에는 수가 있어요. 돌은 그 뒤의 새 노드에 들어가요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Return the first names as a list, and the number of the others.</extracomment>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>Return the warning while a board is set up that chains have no liberty; empty where all have one.</extracomment>
        <translation>활로 없는 사슬이 하나 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>Return the warning while a board is set up that chains have no liberty; empty where all have one. %1 = count</extracomment>
        <translation>활로 없는 사슬: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>Return the announcement after a stone was picked up from a board that is being set up. %1 = point_name(point, size)</extracomment>
        <translation>%1의 흑돌을 들었어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>Return the announcement after a stone was picked up from a board that is being set up. %1 = point_name(point, size)</extracomment>
        <translation>%1의 백돌을 들었어요.</translation>
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
        <translation>누르면 돌을 놓아요. Shift나 오른쪽 버튼이면 다른 색이에요. 다시 누르면 들어내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>The hint while a stone from the board is held.</extracomment>
        <translation>Enter나 클릭으로 돌을 놓아요. Del은 들어내고, Esc는 되돌려요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>The hint for taking stones off while a board is set up.</extracomment>
        <translation>누르거나 끌어서 돌을 들어내세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>The hint for moving stones while a board is set up.</extracomment>
        <translation>돌을 빈 자리로 끌거나, 바둑판 밖으로 끌어 들어내세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>The hint while a stone from the bowl is held.</extracomment>
        <translation>돌을 빈 자리에 놓으세요. Esc를 누르면 되돌려요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>번갈아</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>옮기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>바둑판을 누르거나 끌기, 또는 여기서 돌을 끌어가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>흑과 백 번갈아</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>돌 들어내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>돌 옮기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>바둑판 비우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>돌리기와 뒤집기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>흑이 먼저</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>백이 먼저</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>마지막 단계 되돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>바둑판을 그대로 두고 나가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>이 바둑판으로 하기</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Return &quot;today&quot;, &quot;yesterday&quot;, &quot;2 May&quot; or &quot;2 May 2024&quot;.</extracomment>
        <translation>오늘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Return &quot;today&quot;, &quot;yesterday&quot;, &quot;2 May&quot; or &quot;2 May 2024&quot;.</extracomment>
        <translation>어제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>The line on the start page about the lessons.</extracomment>
        <translation>첫 돌부터 패와 빅까지, 모든 레슨이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>The line on the start page about the first evening, before its first step.</extracomment>
        <translation>바둑이 처음인가요? 짧은 레슨 셋, 작은 대국 하나, 그다음이 진짜 첫 대국이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>Return the line on the start page with the number of finished steps of the first evening. %1 = done %2 = steps</extracomment>
        <translation>%2단계 중 %1단계 마침.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>바둑판과 한 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>활로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>따내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>돌 따내기 놀이</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>패스와 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>첫 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>Return the offer after a game: the next step, or with &apos;&apos; the other lessons.</extracomment>
        <translation>레슨 이어 하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>Return the offer after a game: the next step, or with &apos;&apos; the other lessons. %1 = name</extracomment>
        <translation>다음: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>방금 돌을 따냈어요. 2분만 단수를 배워 볼까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>방금 자살수가 나왔어요. 2분만 배워 볼까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>방금 패가 나왔어요. 2분만 배워 볼까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>방금 죽은 돌이 나왔어요. 2분만 배워 볼까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>방금 빅이 나왔어요. 2분만 배워 볼까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>The line on the start page about the lesson on counting.</extracomment>
        <translation>끝난 대국 하나를 다섯 가지 방법으로 계산해 봐요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>The line on the start page about problems.</extracomment>
        <translation>수를 찾아보세요. 바둑판이 답해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>The heading of the start page&apos;s part for beginners.</extracomment>
        <translation>바둑이 처음이라면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>The heading of the lessons on the start page where the first evening has its own place.</extracomment>
        <translation>레슨과 문제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The message where a running program hangs or is busy and a second one opens the files.</extracomment>
        <translation>이미 실행 중인 goboard가 응답하지 않습니다. 이것은 새로 실행한 것입니다.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Return the message with the files of the last session that are gone. %1 = names</extracomment>
        <translation>더 이상 없음: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The hint on the start page that files can also be dropped on the window.</extracomment>
        <translation>또는 SGF 파일을 이 창에 끌어다 놓으세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>The text in place of the recent records while there are none.</extracomment>
        <translation>열거나 저장한 기보가 여기에 나와요. SGF 파일을 여기에 끌어다 놓아도 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>The title of the question whether to discard the unfinished game.</extracomment>
        <translation>이 대국을 버릴까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>The line below the question whether to discard the unfinished game.</extracomment>
        <translation>끝나지 않은 대국이 완전히 사라져요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>The line on the start page about the proposed first game.</extracomment>
        <translation>배우기 좋은 짧은 대국. 15분쯤 걸려요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>Return the number of moves of a game.
----------
Return the known facts of a game in a collection: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>The line on the start page below a folder that was opened recently.</extracomment>
        <translation>기보 폴더</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the number of positions of one of the user&apos;s own lessons.</extracomment>
        <translation>
            <numerusform>장면 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>Return how many of the user&apos;s own lessons the start page leaves out.</extracomment>
        <translation>
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games in a file.</extracomment>
        <translation>
            <numerusform>대국 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Ask whether to discard the unfinished game.</extracomment>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Ask whether to discard the unfinished game.</extracomment>
        <translation>버리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Show the progress of the first evening on the first tile, as long as it has begun and is not over.</extracomment>
        <translation>모든 레슨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>계산하는 법</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>Return a tile for a size, with a board `side` pixels wide, or for any other size (None).</extracomment>
        <translation>기타</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>Return a tile for a size, with a board `side` pixels wide, or for any other size (None).</extracomment>
        <translation>원하는 크기, 원하는 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>배우기 좋은 짧은 대국</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>작전을 짤 만한 넓이</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>정식 바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>최근 기보</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>내 레슨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Build the contents again, for the current theme.</extracomment>
        <translation>계속</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>버리기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start</source>
        <extracomment>Build the contents again, for the current theme.</extracomment>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play against the computer…</source>
        <translation>컴퓨터와 두기…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>Return the contents of the large place for a newcomer to Go.</extracomment>
        <translation>여기서 시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>이 컴퓨터에서 둘이 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>다른 바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>Return the contents of the large place while the unfinished game is being read.</extracomment>
        <translation>끝나지 않은 대국</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>백의 사석을 흑집에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>흑의 사석을 백집에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>자리가 모자란 흑의 사석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>자리가 모자란 백의 사석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>흑돌 들어내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>백돌 들어내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>흑의 영역 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>백의 영역 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>나머지는 흑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>나머지는 백</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>흑이 메우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>백이 메우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>흑에게 남은 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>백에게 남은 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>일본식 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>중국식 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>잉창치식 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>돌이 닿는 데까지 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>뉴질랜드식 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>한 자리씩 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>옛날식 돌 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>두 가지로 계산</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>바둑판이 그대로 셈판이 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>한 색만 세고, 나머지는 다른 색이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>모든 돌이 바둑판으로 돌아와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>한쪽만 닿을 수 있는 자리는 그쪽 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>한쪽 영역만 세고, 나머지는 다른 쪽이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>내 돌과 내 빈 자리가 하나씩 한 집이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>바둑판에 놓을 수 있는 돌을 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>영역으로 세어도 집으로 세어도 차이는 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>Return the name of a chapter in the list: the work done in it.</extracomment>
        <translation>남은 빈 자리 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>Return the name of a chapter in the list: the work done in it.</extracomment>
        <translation>덤 나누기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the progress of a chapter in the list: &quot;6 of 11&quot;, &quot;11&quot; at its end. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>Return the title of the step that led to this place of a counting story.</extracomment>
        <translation>끝난 바둑판</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Return the reason for the step that led to this place, in a sentence or two.</extracomment>
        <translation>이제 손으로 하듯이 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>Return the line below the board for a step of a counting story: its sum, else its action.</extracomment>
        <translation>이제 한 단계씩 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>Return the line below the board for a step of a counting story: its sum, else its action. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>사석 하나마다 %1집이 하나씩 줄어요: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>Return the running numbers at this place of a counting story; none while nothing was counted.</extracomment>
        <translation>지금</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>Return the running numbers at this place of a counting story; none while nothing was counted.</extracomment>
        <translation>필요</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>계산하려고 도로 놓은 돌</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>Return the tip of a speed of the counting story: the words a minute of a reader it suits.</extracomment>
        <translation>
            <numerusform>1분에 %n낱말을 읽는 사람에게</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>The note on a story by other rules than the game&apos;s: the record is unchanged.</extracomment>
        <translation>비교만 해요. 기보는 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>죽은 돌 들어내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>빅에 있는 것 빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>집 표시하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>패스마다 돌 하나</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>집을 열씩 모으기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>집 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>공배 나누기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>돌 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>바둑판의 절반</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>돌에서 뻗어 보기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>세지 않는 것 빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>사석을 통에 돌려놓기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>덤을 돌로 건네기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>무리마다 두 집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>메우지 않고 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>무리마다 둘 빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>덤 더하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>접바둑 집 더하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>바둑판 다시 펼치기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>비교</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>두 합계를 나란히</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>사석 메우기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>남은 사석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>공배의 절반</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>영역</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>바둑판의 나머지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>남은 빈 자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>상대 돌 × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>무리마다 둘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>영역으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>집으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>돌로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <extracomment>Return the reason for lifting the dead stones in a counting story.</extracomment>
        <translation>이 돌들은 잡힘을 피할 수 없어요. 둘러싼 쪽의 사석이 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <extracomment>Return the reason for lifting the dead stones in a counting story.</extracomment>
        <translation>이 돌들은 잡힘을 피할 수 없어요. 그 자리는 둘러싼 쪽의 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>Return the reason for leaving points in seki out of a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>여기서는 빅에 있는 무리의 집은 누구의 것도 아니에요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>양쪽이 자기 돌로 채울 수 있는 만큼이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>이 자리들에는 저마다 자기 돌을 더 놓을 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>한쪽만 둘러싼 빈 자리가 그쪽 집이에요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>Return the reason for handing over a stone for each pass in a counting story. %1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1은 %n번 패스했어요. 패스마다 %2에게 돌 하나를 줘요. 마지막은 백이에요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>Return the reason for filling a prisoner into territory in a counting story. %1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1은 %3의 돌 %2개를 따냈어요. 하나를 도로 놓을 때마다 %3은 한 집 줄어요. 지금 %4개째예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>Return the reason for counting prisoners without room in a counting story. %1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>놓을 자리가 없어요. 하나가 %1의 한 집이에요: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <extracomment>Return the reason for sliding stones to shape territory into tens in a counting story.</extracomment>
        <translation>돌은 자기 영역 안에서만 옮겨서, 집 수는 그대로예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>Return the reason for counting a side&apos;s open points in a counting story. %1 = moment.name</extracomment>
        <translation>열린 자리는 %1의 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>Return the reason for splitting the neutral points in a counting story. %1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>이 자리들은 누구도 둘러싸지 않았어요. 양쪽이 절반씩 가져요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <extracomment>Return the reason for taking one side&apos;s stones off in a counting story.</extracomment>
        <translation>백만 세요. 백이 아닌 것은 흑의 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <extracomment>Return the reason for taking one side&apos;s stones off in a counting story.</extracomment>
        <translation>흑만 세요. 흑이 아닌 것은 백의 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = points(moment.step.done)</extracomment>
        <translation>돌을 열 개씩 모아요. 지금까지: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>%1은 바둑판에 돌이 %n개 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>Return the reason for comparing with half the board in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>바둑판에는 자리가 %n개 있어요. %1보다 많이 가진 쪽이 앞서요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1의 영역이 더 작아요. 둘씩 세요. 지금까지: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(stones)</extracomment>
        <translation>%1의 산 돌 하나가 한 집이에요. 지금까지: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(empty)</extracomment>
        <translation>%1의 영역 안 빈 자리도 하나가 한 집이에요. 지금까지: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <extracomment>Return the reason why the rest of the board need not be counted in a counting story.</extracomment>
        <translation>상대 영역에 있는 돌은 두 집, 빈 자리는 한 집이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <extracomment>Return the reason why the rest of the board need not be counted in a counting story.</extracomment>
        <translation>공배도 아니고 다른 쪽 것도 아닌 것은 셀 필요가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <extracomment>Return the reason for the reach of stones in a counting story.</extracomment>
        <translation>돌에서 빈 자리로, 또 빈 자리로 뻗어요. 두 색이 다 닿는 곳은 누구의 것도 아니에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <extracomment>Return the reason for leaving points uncounted in a counting story.</extracomment>
        <translation>이 자리들은 공배로 정했거나 빅 안에 있어요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>Return the reason for returning prisoners to the bowls in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>여기서는 사석을 세지 않아요. %1은 돌 %n개를 돌려받아요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>Return the reason for handing over the komi as stones in a counting story. %1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>%2의 영역에 있는 %1의 돌 하나는 두 집이에요. 지금까지 %3개.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>Return the reason for filling the own area in a counting story. %1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1이 나머지 자리 모두에 돌을 놓아요. 놓은 돌: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>Return the reason for filling the own area in a counting story. %1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1이 통의 돌로 자기 영역을 채워요. 통에 남은 돌: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>Return the reason for filling stones into the opponent&apos;s area in a counting story. %1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>%1의 돌이 더는 자기 영역에 들어가지 않아요. 하나가 %2의 두 집이에요. %3개째.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>Return the reason for keeping two points for each group in a counting story. %1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>무리는 빈 자리 둘이 있어야 살아요. %2: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>덤은 두 집짜리 돌로 건네는데, 이 덤은 짝수가 아니에요. 그래서 한 집씩 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>바둑판의 돌이 한 벌보다 많아요. 그래서 한 집씩 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>덤으로 줄 돌을 놓을 자리가 없어요. 그래서 한 집씩 세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <extracomment>Return the reason for taking off two points for each group in a counting story.</extracomment>
        <translation>무리마다 세지 않는 두 자리가 필요해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value</extracomment>
        <translation>덤은 %1집이에요. 흑은 그 절반만큼 더 필요하고, 백은 그만큼 덜 필요해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>백은 %1집을 받아요. 흑의 영역이 %2이면 꼭 비겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value</extracomment>
        <translation>흑이 먼저 두었으니 백이 %1집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>Return the reason for White&apos;s points for the handicap in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>흑이 미리 놓은 돌 때문에 백이 %1집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>Return the reason for White&apos;s points for passing first in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>이 규칙에서는 백이 먼저 패스해서 %1집을 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>흑은 그 절반만큼 더 필요하고, 백은 그만큼 덜 필요해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <extracomment>Return the reason for points for time penalties in a counting story.</extracomment>
        <translation>시간을 더 쓴 값은 상대에게 집으로 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <extracomment>Return the reason for laying the board out again in a counting story.</extracomment>
        <translation>이제 같은 바둑판을 다른 방법으로 계산해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>양쪽이 같아요. 이 규칙에서는 흑이 이겨요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>양쪽이 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story. %1 = times(2, margin / 2)</extracomment>
        <translation>돌 하나 차이가 두 집이에요: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>흑 %1, 백 %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <extracomment>Return the comparison of both ways of scoring at the end of a counting story.</extracomment>
        <translation>패스마다 돌 하나를 주고 백이 마지막에 패스하므로, 두 방법의 결과가 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <extracomment>Return the comparison of both ways of scoring at the end of a counting story.</extracomment>
        <translation>여기서는 두 방법의 결과가 달라요. 양쪽의 수와 패스의 수가 같지 않아서예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>계산의 어디쯤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Pause</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.
----------
Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>잠시 멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>규칙 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>결과로 건너뛰기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>빠르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>재생</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>한 단계</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>끝까지 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>흑 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>백 세기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>마침</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>지금</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>다음에</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>계산 단계</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1: %2 씀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs.</extracomment>
        <translation>따낸 돌: 흑 %1, 백 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1:</source>
        <extracomment>Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs. %1 = engine</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black is ahead by %1</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>흑이 %1집 앞섬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>백이 %1집 앞섬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = round(said.winrate * 100)</extracomment>
        <translation>흑이 100판 중 %1판 이김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>변화가 시작됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>주요 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>실수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open copied or dropped data, after a question if they are very long.
----------
Ask whether to open a file that is too large for a usual record; `act` opens it.</extracomment>
        <translation>그래도 열기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>고친 사본 저장…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Return the message where no font has the characters of a shown text.</extracomment>
        <translation>이 컴퓨터에는 일부 한중일 글자의 글꼴이 없어 네모로 보입니다. Debian이나 Ubuntu에서는 fonts-noto-cjk 패키지를 설치하세요.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>The reason where a name is neither a file nor a folder, for the end of a sentence.</extracomment>
        <translation>보통 파일이 아니라 파이프나 장치임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>그런 파일이나 폴더가 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>그런 폴더가 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>파일이 아니라 폴더임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>권한이 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>읽기 전용 디스크임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>디스크가 가득 참</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>디스크에서 쓸 수 있는 양이 가득 참</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>이 디스크에는 파일이 너무 큼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>디스크에 오류가 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>이름이 너무 김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>자기에게 되돌아오는 링크임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>한꺼번에 열린 파일이 너무 많음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>파일에 이름이 너무 많음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>같은 이름이 벌써 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>메모리가 모자람</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>다른 프로그램이 쓰고 있음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>디스크가 이제 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>네트워크 드라이브가 응답하지 않음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>거기서는 이 이름을 쓸 수 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>이 디스크에서는 안 됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>중간에 끊김</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Return the reason why the system cannot do something with a file, for the end of a sentence.</extracomment>
        <translation>파일에 쓸 수 없는 이름임</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Return the reason why the system cannot do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>시스템이 거절함(오류 %1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Return the number of the shown position on the teacher&apos;s table. %1 = number %2 = count</extracomment>
        <translation>장면 %1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the same number in a short form; `number` is None where no position is shown.</extracomment>
        <translation>
            <numerusform>장면 %n개</numerusform>
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
        <translation>아직 글이 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>The tag of a position that has a task, on the teacher&apos;s table.</extracomment>
        <translation>과제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>Return a row of the teacher&apos;s table as a screen reader speaks it. %1 = number %2 = row_text(text)</extracomment>
        <translation>장면 %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>새 장면이에요. 여기서 한 것은 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>여기서 한 것은 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>여기서 보여 준 수, 돌, 표시는 되돌려져요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>
            <numerusform>여기서 바꾼 %n가지는 넘어갈 때 되돌려져요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>Return the message after a position was put back as it was prepared.</extracomment>
        <translation>바둑판이 앞서와 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>Return the message after a position was put back as it was prepared. %1 = number + 1</extracomment>
        <translation>장면 %1: 준비한 대로 되돌렸어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>Return the message after the teacher&apos;s table was closed and the shown changes were put back.</extracomment>
        <translation>다시 실행하면 보여 준 것이 돌아와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>The message where the shown changes stay, because something was prepared after them.</extracomment>
        <translation>뒤에 준비한 것이 있어서 보여 준 것이 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>The message after changes that were put back are there again and stay.</extracomment>
        <translation>보여 준 것이 이제 레슨에 들어갔어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The message after the file was saved together with shown changes.</extracomment>
        <translation>바둑판 그대로 저장했어요. 보여 준 것도 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Return the message where the list of positions cannot be changed as asked.</extracomment>
        <translation>장면이 이것뿐이에요. 먼저 다른 장면을 더하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Return the message where the list of positions cannot be changed as asked.</extracomment>
        <translation>이 장면들은 한 대국에 속해서 떨어지지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>The message after a position was removed from the lesson; its board and words stay in the game.</extracomment>
        <translation>이제 장면이 아니에요. 바둑판과 글은 대국에 남아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>Return the message after several positions of one game moved together.</extracomment>
        <translation>
            <numerusform>한 대국의 장면 %n개가 함께 옮겨졌어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>Return the message where there is no next, or no previous, position.</extracomment>
        <translation>마지막 장면이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>Return the message where there is no next, or no previous, position.</extracomment>
        <translation>첫 장면이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position, in a file where only a text makes one.</extracomment>
        <translation>새 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The text in place of an empty list of positions.</extracomment>
        <translation>아직 장면이 없어요. 지금 보이는 바둑판을 더하세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>The question how large the board of a new lesson is.</extracomment>
        <translation>바둑판이 얼마나 큰가요? 새 장면은 보이는 장면과 같은 크기예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>The tip of the switch that undoes the changes shown at a position.</extracomment>
        <translation>한 장면에서 두거나 배치하거나 표시한 것은 다른 장면으로 가면 되돌려져요. 글과 목록은 남아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>레슨의 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>이 바둑판 더하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>넘어갈 때 되돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>준비한 대로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>배치…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>과제…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>학생이 답하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>레슨 제목</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>이전 장면 (PgUp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>다음 장면 (PgDown)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>다른 크기의 새 장면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>지금 바둑판과 표시를 새 장면으로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>같은 크기의 빈 바둑판, 직접 배치</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>이 장면을 레슨에서 빼기 (Del)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>여기서 보여 준 것을 지금 걷어 내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>보여 준 것을 레슨에 넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>새 레슨</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌 따내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌의 활로 모두 누르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 자리 모두 누르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 자리 가운데 하나 누르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>둘 수 없는 자리 누르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>숫자로 답하기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>맞는 수 찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌 살려 내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌 잇기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌 끊기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌 완전히 살리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 돌 잡기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 자리의 패 이기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>이 부분에서 이만큼 집 짓기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>학생은 읽고 넘어가요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>돌을 누르세요. 활로는 저절로 찾아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>학생이 누를 자리를 모두 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>맞는 자리를 누르세요. 그 가운데 하나면 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>할 것이 없어요. 자리는 저절로 찾아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>바둑판 아래에 숫자를 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>돌을 누르세요. 한 수로 모자라면 마침을 누르고, 바둑판에 맞는 수를 둔 다음 돌아오세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>둔 수가 답이에요. 나쁜 수로 표시한 것은 틀린 답이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>마침을 누르고, 바둑판에 맞는 수를 둔 다음 돌아오세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>돌이나 자리를 누르고, 마침을 누르고, 바둑판에 맞는 수를 둔 다음 돌아오세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>이 장면에서만</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>돌리고 뒤집어서도</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>돌리고 흑백을 바꿔서</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Return the sentences of the check of a task, and False where the task cannot be used as it is.</extracomment>
        <translation>숫자가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Return the sentences of the check of a task, and False where the task cannot be used as it is.</extracomment>
        <translation>@로 시작하는 줄은 학생에게 보이지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <extracomment>Return the sentences with the right answers of a checked task, and on where the task is not asked.</extracomment>
        <translation>레슨은 변화를 보이지 않아서 이 장면은 나오지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <extracomment>Return the sentences with the right answers of a checked task, and on where the task is not asked.</extracomment>
        <translation>레슨은 화면만 보여 줘요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>Return the sentences with the right answers that the check of a task found. %1 = check.rights %2 = check.wrongs</extracomment>
        <translation>변화 나무의 수: 맞음 %1, 틀림 %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>Return the sentences with the right answers that the check of a task found. %1 = right</extracomment>
        <translation>맞음: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>The hint how the points of a task are entered.</extracomment>
        <translation>바둑판을 누르거나 자리를 쓰세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>The hint how the points of a wrong answer are entered.</extracomment>
        <translation>이 답을 받을 자리를 누르세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>The note in place of the points for a kind of task that has none.</extracomment>
        <translation>이 과제에는 자리가 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>Return the text of a point of the dialog&apos;s board for screen readers.</extracomment>
        <translation>지정됨</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>나머지 모두</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>틀린 자리나 숫자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>하는 말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>그때 하는 말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>숫자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>집을 지을 쪽</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>학생이 읽는 글</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>이 장면은 레슨의 화면</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>맞는 답에 하는 말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>이 장면의 과제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>학생이 할 일</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>다시 묻기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>틀린 답에 하는 말</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Return the line while two games step together: the name of the other one, and where they part. %1 = other</extracomment>
        <translation>함께 넘기는 대국: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>두 대국의 처음 바둑판이 달라요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>두 대국이 같아요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>이 대국은 %n수에서 끝나요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>다른 대국은 %n수에서 끝나요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>여기까지는 같아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>Return the sentence where two games that step together part. %1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>%1수에서 갈라져요: 여기는 %2, 저기는 %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>한쪽 바둑판은 돌리거나 뒤집은 것이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part, with the offers to go there and to stop.</extracomment>
        <translation>멈춤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part, with the offers to go there and to stop.</extracomment>
        <translation>그곳으로 가기</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place. %1 = number</extracomment>
        <translation>%1수 다음</translation>
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
        <translation>%2수 중 %1수</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>Return the place in the tree as a screen reader speaks it: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>변화 %n개</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>이 수순은 여기서 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>다음:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>
            <numerusform>갈래 %n개:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>Return a move in that list, with the letter that it has on the board: &quot;A L15&quot;.
----------
Return a move in that list as a screen reader speaks it: &quot;Black L15&quot;.</extracomment>
        <translation>수 없음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>Return the tip of a move in that list: a click goes there, and so does its number key. %1 = number</extracomment>
        <translation>이쪽으로 가기 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Return the tip of the arrow to the next or the previous fork of the tree. %1 = number</extracomment>
        <translation>%1수 다음 갈림길로 돌아가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Return the tip of the arrow to the next or the previous fork of the tree. %1 = number</extracomment>
        <translation>%1수 다음 갈림길로 나아가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>Return the label of the folded part of a line in the tree. %1 = hidden</extracomment>
        <translation>+ %1개</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>변화</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>까닭 보기: 흑 차례. %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>까닭 보기: 백 차례. %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>직접 해 보기: 흑 차례. %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>직접 해 보기: 백 차례. %1수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>공격과 받기를 한 수씩 봐요. 다른 수를 두어 봐도 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>둘이 끝까지 두어 보세요. 그다음 진짜 바둑판이 표시까지 그대로 돌아와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>패는 그 패 때문에 패스한 다음에만 되따낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>Return a row in the list of moves on the practice board, with number, colour and point, or the pass for a ko. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2: %3의 패 때문에 패스</translation>
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
        <translation>%1. %2: 패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>Return the label of the button that passes for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>%1의 패 때문에 패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Return the reason why a move is not allowed on the practice board. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>먼저 그 패 때문에 패스하세요. 그다음 %1에서 되따낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Return the reason why a move is not allowed on the practice board. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1에 두면 전에 나온 모양이 되풀이돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>연습판이에요. 진짜 바둑판은 기다려요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>이 무리가 죽은 까닭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>이 무리가 산 까닭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>이것이 빅인 까닭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>첫 수에 달린 까닭</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>그래서 이 무리는 먼저 두면 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>그래서 이 무리는 먼저 두어도 죽어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>그래서 이 무리는 먼저 공격받아도 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>그래서 여기에 먼저 두어도 얻는 것이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>그래서 이 무리는 먼저 공격받으면 죽어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The text in place of the list of moves while nothing was played on the practice board.</extracomment>
        <translation>아직 두어 본 것이 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>흑부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>백부터</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>변화로 남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>모두 되돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>백 차례</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>오른쪽으로 돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>왼쪽으로 돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>반 바퀴 돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>좌우로 뒤집기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>위아래로 뒤집기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>내려가는 대각선으로 뒤집기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>올라가는 대각선으로 뒤집기</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>The name in the Edit menu for undoing a change of the order of positions.</extracomment>
        <translation>장면 순서</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>The name in the Edit menu for undoing an added position.</extracomment>
        <translation>장면 넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>The name in the Edit menu for undoing a removed position.
----------
The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>장면 빼기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>접바둑 돌</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>접바둑 돌 줄이기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>기권</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>계속 두기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>시간패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>여러 수 무르기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>대국 정보</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>다른 규칙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>변화 남기기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>공배</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>끼워 넣은 수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>끼워 넣은 패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>노드 삭제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>가지 삭제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>변화 순서</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>주 진행</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>돌 배치</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>차례</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>잘라내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>바둑판 돌리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>The name of an edit for Undo in the Edit menu.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>해설</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>표시</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>평가</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>수 평가</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>그림</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>바둑판의 일부</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>과제</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>The name in the Edit menu for undoing a change of the order of games.</extracomment>
        <translation>대국 순서</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing removed games.</extracomment>
        <translation>
            <numerusform>대국 %n개 빼기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing added games.</extracomment>
        <translation>
            <numerusform>대국 %n개 넣기</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>Return the message where the encoding of the file lacks characters of the record; nothing is saved yet. %1 = encoding %2 = characters</extracomment>
        <translation>파일의 인코딩 %1에는 %2 글자가 없어요. 아직 아무것도 저장하지 않았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>담을 수 없는 글자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>있는 곳</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>유니코드(UTF-8)로 저장</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>그곳으로 가기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>내 돌 %n개가 단수가 돼요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>내 돌 %n개가 단수로 남아요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>내 돌 %n개를 스스로 따내는 수예요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>내 눈을 메우는 수예요.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>상대가 내 돌 %n개를 따낼 수 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>여기에 아직 한 수가 필요해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>여기로 백이 아직 들어올 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>여기로 흑이 아직 들어올 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>Return the question after the warnings about a move or a pass.</extracomment>
        <translation>그래도 패스할까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>Return the question after the warnings about a move or a pass.</extracomment>
        <translation>그래도 여기에 둘까요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>The text shown while a pass waits for the board to be read.</extracomment>
        <translation>패스하기 전에: 경계가 모두 막혔나요?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>Return the keys that answer the question about a risky move, for the line below the board.</extracomment>
        <translation>Enter: 패스. Esc: 아니요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>Return the keys that answer the question about a risky move, for the line below the board.</extracomment>
        <translation>Enter: 두기. Esc: 아니요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>패스 (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>계속 두기 (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>두기 (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>아니요 (Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>두 선이 만나는 곳. 돌은 이 자리에 놓아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>가장자리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>가장 바깥 선. 여기 놓인 돌의 활로는 많아야 셋이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>귀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>두 가장자리가 만나는 곳. 여기 놓인 돌의 활로는 많아야 둘이에요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>화점</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>점이 찍힌 자리. 접바둑 돌은 화점에 놓아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>활로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>돌이나 그 사슬 옆의 빈 자리. 여기에는 넷이 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>사슬</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>선을 따라 이어진 같은 색 돌들. 비스듬히는 이어지지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>무리</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>함께 살고 함께 죽는 같은 색 사슬들.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>따내기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>마지막 활로를 막아 돌을 바둑판에서 들어내는 것.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>사석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>따낸 돌. 표시한 자리에서 하나를 따냈어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>단수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>활로가 하나 남았어요. 다음에 거기 두면 따내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>양단수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>한 수로 두 사슬이 단수가 돼요. 하나만 살릴 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>자기 단수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>내 돌의 활로가 하나만 남는 수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>자살수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>내 돌의 활로가 없어지는데 아무것도 따내지 못하는 수. 대부분의 규칙에서 금지예요. 흑은 여기에 둘 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>늘기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>사슬에 돌을 더해 활로를 늘리는 것.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>이음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>두 사슬을 하나로 만드는 수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>끊음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>상대의 두 사슬을 떼어 놓는 수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>축</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>지그재그로 이어지는 단수. 가장자리에서 끝나요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>장문</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>떨어져서 가두는 수. 돌이 어디로 달아나도 잡혀요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>환격</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>흑은 돌 하나를 백이 따내게 한 다음, 1에 다시 두어 셋을 따내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>패</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>서로 끝없이 되따낼 수 있는 모양이에요. 그래서 1 다음에 백은 먼저 다른 곳에 둬야 해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>팻감</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>2처럼 받아야 하는 수. 받고 나면 백이 패를 되따내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>동형반복 금지</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>전에 나온 모양을 되풀이할 수 없다는 규칙. 여기서 백은 바로 되따낼 수 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>눈</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>한 색의 돌이 둘러싼 한 자리나 몇 자리.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>옥집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>눈처럼 보이지만, 둘레의 돌이 이어져 있지 않아 하나씩 따낼 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>급소</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>여기에 먼저 두는 쪽이 정해요. 흑이 두면 눈이 둘, 백이 두면 하나예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>삶</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>두 눈을 한꺼번에 메울 수는 없어요. 이 돌들은 절대 잡히지 않아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>죽음</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>살릴 수 없는 돌. 대국이 끝나면 들어내요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>공통 활로</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>흑 사슬과 백 사슬이 함께 가진 활로.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>빅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>어느 쪽도 거기에 둘 수 없어요. 두면 자기 돌이 단수가 돼요. 둘 다 살아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>수상전</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>두 사슬이 먼저 잡기를 겨뤄요. 활로를 세어 보세요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>집</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>한쪽만 둘러싼 빈 자리.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>영역</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>한쪽의 바둑판 위 돌과 그 돌들이 둘러싼 자리.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>공배</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>양쪽 사이에 있어 누구의 집도 아닌 자리.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>돌을 놓지 않고 차례를 넘기는 것. 더 얻을 것이 없으면 둘 다 패스해요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>덤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>흑이 먼저 두는 대신 백이 받는 집.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>접바둑</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>대국 전에 약한 쪽이 바둑판에 미리 놓는 돌.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>돌 가리기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>흑백을 정하는 법: 한 사람이 백돌을 쥐고, 다른 사람이 홀짝을 맞혀요. 여기서는 다섯 개라 홀이 맞았어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>기력</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>바둑 실력. 30급에서 1급까지, 그다음 1단부터 올라가요. 두 급 차이면 흑이 두 점을 놓아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>초읽기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>기본 시간을 다 쓴 뒤의 추가 시간. 시간 안에 두면 다음 수에 같은 시간을 다시 받아요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>예절</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>대국 전에는 인사하고, 끝나면 고맙다고 해요. 첫 수는 흔히 오른쪽 위 귀에 둬요. 그것이 예의예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>포석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>대국의 첫 수들. 귀가 먼저, 그다음이 변이에요. 거기서는 적은 돌로 집을 둘러쌀 수 있어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>선수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>상대가 받아야 하는 수. 그래서 다음에도 내가 자유롭게 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>후수</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>상대가 받지 않아도 되는 수. 다음은 상대가 자유롭게 둬요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>정석</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>귀에서 양쪽에 공평한 잘 알려진 수순. 여기서는 흑이 귀를, 백이 위쪽을 얻어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>두터움</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>바둑판을 바라보는 튼튼한 벽. 가까운 모든 싸움에 도움이 돼요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>젖힘</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>상대 돌의 머리를 돌아가는 수.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>입구자</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>비스듬히 놓인 두 돌. 두 자리 가운데 하나를 빼앗겨도 다른 하나로 이어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>한 칸 뜀</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>한 자리를 건너뛴 수. 빠르고 끊기 어려워요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>쌍립</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>끊을 수 없는 두 쌍. 두 자리 가운데 하나를 빼앗겨도 다른 하나로 이어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>호구</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>한 자리를 둘러싼 세 돌. 안에 들어온 돌은 단수예요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>빈삼각</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>빈 자리를 둘러싼 세 돌. 활로가 적어 무거워요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>바둑의 역사</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>바둑은 수천 년 전 중국에서 태어났어요. 옛날 바둑판은 17줄이었어요. 덤은 20세기에야 생겼어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>The text in place of the list when no term matches the typed text.</extracomment>
        <translation>그런 낱말은 없어요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>Return the line that names the terms in the shown text. %1 = names</extracomment>
        <translation>낱말: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>Return the hint that a screen reader speaks at a link to a term. %1 = word</extracomment>
        <translation>%1: Enter를 누르면 뜻이 나와요.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>바둑 낱말</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>낱말 찾기</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
</TS>
