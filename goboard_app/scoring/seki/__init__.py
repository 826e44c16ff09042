"""Territory with seki: the surrounded points that count, and the reasons why the others do not.

From a position and the agreed statuses, this package finds the points that count where those in
seki are taxed (Japanese rules of 1989, articles 8 and 9), and the reason for each point that does
not. It reads no sequences: life and death are judged by the players (or `scoring.life`); given
that, the rest is a question of closed borders, connections and eyes.

The steps (the ideas are those of lightvector's goscorer, the code is ours):

1. the dead stones are lifted (`eyes.ground_of`);
2. joints are points where a loose connection of one side holds, so that the other cannot pass
   (`connection.find_joints`);
3. each side spreads from its living stones: strictly, and stopped by joints. Points that one side
   alone reaches are its own, points that both reach are shared (`analysis.find_parts`);
4. chains joined through shared points are one block; blocks and the own empty points make a net,
   and an own point whose loss tears the net is a false one (`connection.weave`);
5. own empty points joined together are an eye, worth 0, 1 or 2 eyes; small ones are played out
   (`eyes.value_of`, `eyes.can_be_parted`);
6. a part of one side with less than two eyes in all is in seki (`connection.judge_side`);
7. the points of the others count, but for false ones that must be filled in the end and for points
   that the opponent can strictly reach (`analysis.analyse`).
"""
