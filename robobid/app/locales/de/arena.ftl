arena-bands = Die Bänder enthalten den wahren Wert, egal wann man nachsieht.
arena-cross = Jeder gegen jeden
arena-cross_note = Wie oft der Bot der Zeile besser platziert war als der Bot der Spalte (gleiche Plätze zählen halb) und wie viele Punkte er im Mittel mehr hatte, jeweils mit 95-%-Intervall.
arena-deals_axis = gespielte Mischungen
arena-experiment = Das Experiment
arena-experiment_note = Alles, wovon die Ergebnisse abhängen: Wer es wiederholt, erhält dieselben Zahlen.
arena-fault = was geschah
arena-fault-crash = abgestürzt
arena-fault-illegal = unerlaubte Aktion
arena-fault-protocol = Protokoll verletzt
arena-fault-timeout = zu langsam
arena-faults = Fehler
arena-faults_note = Ein Bot, der abstürzt, mogelt oder zu lange braucht, verliert diese Partie; das Turnier geht weiter. Seine Punkte dort zählen nicht.
arena-faults_title = Fehler
arena-first_deal = zuerst in Mischung
arena-highest = höchste
arena-lead =
    { $deals ->
        [one] { $deals } Mischung
       *[other] { $deals } Mischungen
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
arena-lead_axis = öfter vorn als hinten
arena-lowest = niedrigste
arena-luck = Jede Mischung wird in allen Sitzordnungen gespielt, so dass sich das Glück aufhebt.
arena-points_axis = Punkte am Ende einer Partie
arena-ranking = Rangliste
arena-ranking_note = Die Wertung ist die von Weng und Lin (openskill); alle beginnen bei 25. Anteile sind die gewonnener Partien, geteilte Siege zählen anteilig. Unter jeder Zahl steht ihr 95-%-Intervall.
arena-rating = Wertung
arena-rating_axis = Wertung, mit 95-%-Intervallen
arena-reason = Grund
arena-scores = Punkte
arena-scores_note = Die Punktzahl, die so viele aller Partien nicht übertrafen, und wie oft jede vorkam.
arena-seat = Platz
arena-seats = Plätze
arena-seats_note = Was ein Platz wert ist, egal wer dort sitzt: wie oft er gewinnt und wie viele Punkte er mehr hat als der Schnitt des Tisches.
arena-share_axis = gewonnene Partien in %, mit 95-%-Intervallen; gestrichelt: gleicher Anteil
arena-stopped = Nach { $deals } von { $planned } Mischungen beendet, da jedes Paar entschieden war.
arena-sureness = Wie sicher: Alle diese Aussagen zusammen sind in höchstens 5 von 100 Fällen falsch, wie oft man auch vor dem Ende nachsieht.
arena-surplus = Punkte über dem Schnitt
arena-times = wie oft
arena-title = { $game }, { $players } Spieler
arena-verdict-ahead = { $one } ist besser als { $other }: in { $ahead } ihrer Partien vorn, und auf lange Sicht in mindestens { $least }.
arena-verdict-ahead_all = { $one } ist besser als { $others }: auf lange Sicht in mindestens { $least } der Partien vor jedem von ihnen.
arena-verdict-deals = Geht es so weiter, wäre es nach insgesamt etwa { $deals } Mischungen entschieden.
arena-verdict-equal = { $one } ist gleich gut wie { $others }: Keiner ist um { $margin } % oder mehr öfter vorn.
arena-verdict-far = Bisher spricht nichts für einen von beiden.
arena-verdict-open = Noch nicht entschieden: { $one } gegen { $other }. { $one } lag in { $ahead } ihrer Partien vorn; auf lange Sicht ist alles von { $low } bis { $high } möglich.
arena-verdict-open_all = Noch nicht entschieden: { $one } gegen { $others }.
arena-verdicts = Wer ist besser
