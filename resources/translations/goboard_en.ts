<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>board</name>
    <message numerus="yes">
        <source>%n liberty(s)</source>
        <translation>
            <numerusform>%n liberty</numerusform>
            <numerusform>%n liberties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to make</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n point(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message numerus="yes">
        <source>%n thing(s) in this file were not as they should be.</source>
        <translation>
            <numerusform>%n thing in this file was not as it should be.</numerusform>
            <numerusform>%n things in this file were not as they should be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game</name>
    <message numerus="yes">
        <source>%n stone(s) captured.</source>
        <translation>
            <numerusform>%n stone captured.</numerusform>
            <numerusform>%n stones captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stone(s).</source>
        <translation>
            <numerusform>Black places %n more handicap stone.</numerusform>
            <numerusform>Black places %n more handicap stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message numerus="yes">
        <source>place %n more</source>
        <translation>
            <numerusform>place %n more</numerusform>
            <numerusform>place %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n prisoner</numerusform>
            <numerusform>%n prisoners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>question</name>
    <message numerus="yes">
        <source>You have not saved %n change(s). Save them before going on?</source>
        <translation>
            <numerusform>You have not saved %n change. Save it before going on?</numerusform>
            <numerusform>You have not saved %n changes. Save them before going on?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
</TS>
