"""Territory with seki: which surrounded points count, and why the others do not.

The room's job in one sentence: from a position and the agreed statuses, find the points that count
where those in seki are taxed (Japanese rules of 1989, articles 8 and 9), each point that does not
with its reason. It reads no sequences: living or dead is for the players (or `scoring.life`) to
say; given that, what is left is a question of what is closed, what is joined, and what is an eye.

How it goes, one module a step (the ideas are those of lightvector's goscorer, the code is ours):

1. `ground`   the dead stones are lifted;
2. `joints`   points where a loose connection of one side holds, so that the other cannot pass;
3. `reach`    how far each side gets from its living stones: strictly, and stopped by joints.
              What one side alone reaches is its own, what both reach is shared;
4. `links`    chains joined through shared points are one block; blocks and the own empty points
              make a net, and an own point whose loss tears the net is a false one;
5. `eyes`     own empty points joined together are an eye, worth 0, 1 or 2 eyes (`parting` plays
              small ones out);
6. `side`     a part of one side with less than two eyes in all is in seki;
7. `analysis` the points of the others count, but for false ones that must be filled in the end
              and for points that the opponent can strictly reach.
"""
