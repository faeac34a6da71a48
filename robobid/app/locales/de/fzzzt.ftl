fzzzt-anecdote-came_home = { $card } bot { $n }-mal mit und kam jedes Mal nach Hause.
fzzzt-anecdote-dearest = { $name } zahlte { $power } für { NOUN($card, case: "accusative") }: Nichts war teurer in dieser Partie.
fzzzt-anecdote-fzzzt = { $name } nahm { $n ->
        [one] eine Fzzzt!-Karte
       *[other] { $n } Fzzzt!-Karten
    } mit nach Hause, und niemand ist neidisch.
fzzzt-card-fzzzt =
    { $case ->
        [accusative] eine Fzzzt!-Karte
        [dative] einer Fzzzt!-Karte
        [nominative] die Fzzzt!-Karte
       *[plain] Fzzzt!-Karte
    }
    .gender = feminine
fzzzt-card-fzzzt-counted = { $n } Fzzzt!-Karten
fzzzt-card-upgrade =
    { $case ->
        [accusative] die Roboter-Erweiterung
        [dative] der Roboter-Erweiterung
        [nominative] die Roboter-Erweiterung
       *[plain] Roboter-Erweiterung
    }
    .gender = feminine
fzzzt-card-upgrade-counted = { $n } Roboter-Erweiterungen
fzzzt-chief = Chef
fzzzt-coach-alone = Niemand sonst hat noch eine Karte: Jede deiner Karten gewinnt. Die schwächste genügt.
fzzzt-coach-build = Ein zugeordneter Roboter bleibt bis zum Schluss und kann nicht mehr bieten. Schwache Roboter sind dort schon jetzt gut aufgehoben: Sie verdrängen dann keine starken Karten mehr aus deiner Hand. Behalte starke zum Bieten; am Ende darfst du noch beliebig viele zuordnen.
fzzzt-coach-fits = { NOUN($card, case: "nominative") } passt zu einer deiner Produktionseinheiten ({ $unit }): Sie haben ein Bauteil gemeinsam.
fzzzt-coach-fzzzt =
    Eine Fzzzt!-Karte kostet am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und wer am meisten bietet, muss sie nehmen. Biete wenig, wenn du ihre Energie nicht brauchst.
fzzzt-coach-left =
    Auf diesem Fließband noch zu versteigern: { $cards }. Du hast { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } mit zusammen { $power } Energie: Das muss reichen.
fzzzt-coach-lost = { $name } hat { NOUN($card, case: "accusative") } mit { $power } ersteigert. Verlieren kostet nichts: Dein Gebot ist wieder auf deiner Hand, und { $name } hat jetzt weniger.
fzzzt-coach-lost_by_one = { $name } hat { NOUN($card, case: "accusative") } mit { $power } ersteigert, nur einem mehr als du. Dein Gebot ist wieder auf deiner Hand.
fzzzt-coach-new_hand =
    Alle Hände waren leer, also haben alle ihren Ablagestapel aufgenommen. Du hast eine neue Hand: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
fzzzt-coach-no_card = Du hattest keine Karte mehr, also haben die anderen allein geboten. Eine neue Hand gibt es, wenn niemand mehr Karten hat, oder in der nächsten Runde.
fzzzt-coach-round =
    Eine neue Runde: Alle deine Karten wurden gemischt, auch die ersteigerten. Auf deiner Hand: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
fzzzt-coach-spanner = Bei gleichem Gebot gewinnt { $name } mit dem Schraubenschlüssel: Du musst mehr bieten.
fzzzt-coach-spanner_yours = Du hast den Schraubenschlüssel: Ein gleich hohes Gebot genügt dir. Nach einem Gleichstand geht er aber an einen Unterlegenen.
fzzzt-coach-start =
    Du beginnst mit { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } und zusammen { $power } Energie. Ersteigerte Roboter kommen später auf deine Hand und bieten mit.
fzzzt-coach-tie_lost = Gleichstand bei { $power }. { $why } Dein Gebot ist wieder auf deiner Hand, und den Schraubenschlüssel bekommt nach einem Gleichstand ein Unterlegener.
fzzzt-coach-tie_won = Gleichstand bei { $power }. { $why } Der Schraubenschlüssel geht aber an einen Unterlegenen: Der nächste Gleichstand ist vielleicht nicht deiner.
fzzzt-coach-unit =
    { NOUN($card, case: "nominative") } bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden Apparat, mit je einem Roboter für { $symbols }. Du hast für jedes davon einen Roboter.
fzzzt-coach-unit_busy =
    { NOUN($card, case: "nominative") } bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden Apparat, mit je einem Roboter für { $symbols }. Du hast solche Roboter, aber zurzeit bringen sie dort nicht mehr als auf deinen anderen Produktionseinheiten.
fzzzt-coach-unit_lacks =
    { NOUN($card, case: "nominative") } bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden Apparat, mit je einem Roboter für jedes Bauteil. Dir fehlt noch ein Roboter für: { $symbols }. Ohne Apparat kostet sie ebenso viel.
fzzzt-coach-won = Du hast { NOUN($card, case: "accusative") } mit { $power } ersteigert. Deine gebotenen Karten liegen jetzt im Ablagestapel, bis du eine neue Hand bekommst.
fzzzt-coach-won_dear = Du hast { NOUN($card, case: "accusative") } ersteigert, aber { $spare } Energie weniger hätte auch gereicht. Achte darauf, wie viele Karten die anderen noch haben.
fzzzt-coach-won_fzzzt =
    Die Fzzzt!-Karte ist deine: Sie kostet dich am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Sie passt zu keiner Produktionseinheit, aber ihre Energie kannst du bieten.
fzzzt-coach-won_unit =
    Du hast { NOUN($card, case: "accusative") } ersteigert. Ein Apparat braucht je einen Roboter für { $symbols }. Ohne Apparat kostet die Einheit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
fzzzt-device-floppy-drive = Diskettenlaufwerk
fzzzt-device-joystick = Joystick
fzzzt-device-keyboard = Tastatur
fzzzt-device-modem = Modem
fzzzt-device-monitor = Bildschirm
fzzzt-device-plotter = Plotter
fzzzt-device-power-supply = Netzteil
fzzzt-device-printer = Drucker
fzzzt-device-ram-pack = Speichermodul
fzzzt-device-speaker = Lautsprecher
fzzzt-device-surge-protector = Überspannungsschutz
fzzzt-device-tape-deck = Kassettenrekorder
fzzzt-edition-de = Deutsche Regeln
fzzzt-edition-de-what = Für { $least } bis { $most }. Gebote nacheinander; genau geregelt, wann man bieten muss.
fzzzt-edition-en = Englische Regeln
fzzzt-edition-en-what = Für { $least } bis { $most }. Gebote nacheinander.
fzzzt-edition-fr = Französische Regeln
fzzzt-edition-fr-expansion = Französisch, mit Erweiterung
fzzzt-edition-fr-expansion-what = Für { $least } bis { $most }. Mehr Roboter, ein längeres Fließband für fünf und sechs.
fzzzt-edition-fr-what = Für { $least } bis { $most }. Startroboter unbenutzter Mechaniker werden entfernt.
fzzzt-edition-ru = Russische Regeln
fzzzt-edition-ru-what = Für { $least } bis { $most }. Alle bieten gleichzeitig.
fzzzt-event-auctions_ended = Das Fließband ist leer: aufräumen und Produktionseinheiten bestücken.
fzzzt-event-bid_laid =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
fzzzt-event-bid_laid_hidden =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } ein Gebot.
fzzzt-event-bid_laid_open =
    { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } offen: { $cards }.
fzzzt-event-bid_paid =
    { $who ->
        [you] Du zahlst
       *[other] { $name } zahlt
    } nur { $cards }.
fzzzt-event-bid_revealed =
    { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { NOUN($cards, case: "accusative") }: { $power }
fzzzt-event-building_finished =
    { $who ->
        [you] Du bist
       *[other] { $name } ist
    } mit dem Bestücken fertig.
fzzzt-event-card_won =
    { $who ->
        [you] Du ersteigerst
       *[other] { $name } ersteigert
    } { NOUN($card, case: "accusative") } mit { $power }.
fzzzt-event-cards_turned = Auf dem Fließband aufgedeckt: { $cards }.
fzzzt-event-chief_changed =
    { $who ->
        [you] Du bekommst den Schraubenschlüssel und bist
       *[other] { $name } bekommt den Schraubenschlüssel und ist
    } Chefmechaniker.
fzzzt-event-game_scored = Die Partie ist zu Ende.
fzzzt-event-hand_dealt =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } eine neue Hand: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $pile } im Ablagestapel.
fzzzt-event-on_offer = Jetzt vorn: { $card }
fzzzt-event-peripheral = Peripheriegerät { $peripheral }: { $effect }
fzzzt-event-personal_cards =
    { $who ->
        [you] Du bist
       *[other] { $name } ist
    } Mechaniker { $number }, mit { $cards }.
fzzzt-event-robot_allocated =
    { $who ->
        [you] Du bestückst
       *[other] { $name } bestückt
    } { NOUN($unit, case: "accusative") } mit { NOUN($robot, case: "dative") }.
fzzzt-event-robot_planned =
    { $who ->
        [you] Du planst
       *[other] { $name } plant
    } { NOUN($robot, case: "accusative") } für { NOUN($unit, case: "accusative") }.
fzzzt-event-round_began =
    Auktionsrunde { $round } beginnt: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf dem Fließband.
fzzzt-event-tie-chief =
    { $who ->
        [you] Du bist
       *[other] { $name } ist
    } Chefmechaniker und { $who ->
        [you] gewinnst
       *[other] gewinnt
    } bei Gleichstand.
fzzzt-event-tie-farthest =
    { $who ->
        [you] Du sitzt
       *[other] { $name } sitzt
    } im Uhrzeigersinn am weitesten vom Chefmechaniker entfernt und { $who ->
        [you] gewinnst
       *[other] gewinnt
    }, wie das Peripheriegerät es will.
fzzzt-event-tie-nearest =
    { $who ->
        [you] Du sitzt
       *[other] { $name } sitzt
    } dem Chefmechaniker im Uhrzeigersinn am nächsten und { $who ->
        [you] gewinnst
       *[other] gewinnt
    }.
fzzzt-event-tied = Gleichstand mit { $power }: { $names }.
fzzzt-fact-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
fzzzt-fact-power = Energie { $n }
fzzzt-fact-speed = Fließbandgeschwindigkeit { $n }
fzzzt-fact-widget =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } je Apparat
fzzzt-final-ahead = { $names } liegt mit den wenigsten Robotern ({ $n }) vorn.
fzzzt-final-fewest =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } davon die wenigsten Roboter ({ $n }), das entscheidet.
fzzzt-final-mine =
    Du kommst auf Platz { $place } mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }, { $behind } zurück.
fzzzt-final-shared = Gleich wenige Roboter ({ $n }), geteilter Sieg: { $names }.
fzzzt-final-tied =
    Gleichstand mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }: { $names }.
fzzzt-final-wins =
    { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }.
fzzzt-kind-fzzzt =
    { $n ->
        [one] { $n } Fzzzt!-Karte
       *[other] { $n } Fzzzt!-Karten
    }
fzzzt-kind-mechanic =
    { $n ->
        [one] { $n } Mechaniker
       *[other] { $n } Mechaniker
    }
fzzzt-kind-robot =
    { $n ->
        [one] { $n } Roboter
       *[other] { $n } Roboter
    }
fzzzt-kind-unit =
    { $n ->
        [one] { $n } Produktionseinheit
       *[other] { $n } Produktionseinheiten
    }
fzzzt-kind-upgrade =
    { $n ->
        [one] { $n } Roboter-Erweiterung
       *[other] { $n } Roboter-Erweiterungen
    }
fzzzt-loss =
    { $n ->
        [one] kostet etwa { $n } Punkt
       *[other] kostet etwa { $n } Punkte
    }
fzzzt-mechanic = Mechaniker { $number }
fzzzt-order-bids =
    { $n ->
        [one] { $n } Gebot ist vorbereitet.
       *[other] { $n } Gebote sind vorbereitet.
    }
fzzzt-peripheral-floppy-drive = Wer keine Karten mehr hat, bekommt sofort eine neue Hand.
fzzzt-peripheral-joystick = Bei Gleichstand gewinnt der Höchstbietende, der im Uhrzeigersinn am weitesten vom Chefmechaniker entfernt sitzt.
fzzzt-peripheral-keyboard = Jedes Gebot hat genau eine Karte.
fzzzt-peripheral-modem = Alle bieten gleichzeitig, auch die Kartenzahl bleibt verborgen.
fzzzt-peripheral-monitor = Das ganze Fließband liegt offen; Fließbandgeschwindigkeiten zählen nicht.
fzzzt-peripheral-plotter = Jede Produktionseinheit darf am Ende der Runde zwei Roboter bekommen.
fzzzt-peripheral-power-supply = Jeder Mechaniker hat im Gebot Energie 2.
fzzzt-peripheral-printer = Der Gewinner zahlt nur die stärkste Karte des Gebots und nimmt den Rest zurück.
fzzzt-peripheral-ram-pack = Alle ziehen zwei Karten vom eigenen Ablagestapel; neue Hände haben acht Karten.
fzzzt-peripheral-speaker = Gebote werden offen gelegt, reihum ab dem Chefmechaniker.
fzzzt-peripheral-surge-protector = Jede Fzzzt!-Karte hat im Gebot Energie 0.
fzzzt-peripheral-tape-deck = Jede Fließbandgeschwindigkeit zählt 1: Nur die vorderste Karte liegt offen.
fzzzt-played = { fzzzt-title }, { $edition }
fzzzt-round = Runde { $round }
fzzzt-rule-F3-3-one = Von den { $n } Karten des Fließbands wird nur die vorderste aufgedeckt.
fzzzt-rule-F3-3-printed = Die Fließbandgeschwindigkeit der vordersten Karte sagt, wie viele Karten offen liegen: 1 bis 4, bei 8 alle restlichen der { $n }. Die anderen zählen nicht.
fzzzt-rule-F3-3-whole_belt = Alle { $n } Karten des Fließbands werden aufgedeckt.
fzzzt-rule-F4-1-at_once = Alle bieten gleichzeitig: eine oder mehrere Handkarten.
fzzzt-rule-F4-1-in_turn = Der Chefmechaniker bietet zuerst, dann die anderen im Uhrzeigersinn: eine oder mehrere Handkarten.
fzzzt-rule-F4-10-any_loser = Nach einem Gleichstand wird der Verlierer Chefmechaniker, der dem Gewinner im Uhrzeigersinn am nächsten sitzt, ob am Gleichstand beteiligt oder nicht.
fzzzt-rule-F4-10-tied_loser = Nach einem Gleichstand wird der am Gleichstand beteiligte Verlierer Chefmechaniker, der dem Gewinner im Uhrzeigersinn am nächsten sitzt.
fzzzt-rule-F4-11-all_hands_empty = Erst wenn niemand mehr eine Karte hat, nehmen alle ihren Ablagestapel auf und teilen sich { $n } neue Karten aus.
fzzzt-rule-F4-11-own_hand_empty = Wer keine Karte mehr hat, nimmt sofort seinen Ablagestapel auf und teilt sich { $n } neue Karten aus.
fzzzt-rule-F4-2-face_up = Gebote werden offen gelegt.
fzzzt-rule-F4-2-hidden = Ein Gebot bleibt bis zum Aufdecken verborgen.
fzzzt-rule-F4-2-open = Wie viele Karten ein Gebot hat, ist offen; welche, erst beim Aufdecken.
fzzzt-rule-F4-3 = Wer eine Karte auf der Hand hat, muss mindestens eine bieten, jetzt höchstens { $most }.
fzzzt-rule-F4-5 = Ein Gebot ist die Summe der Energie. Ein Mechaniker zählt { $mechanic }, eine Erweiterung 0, eine Fzzzt!-Karte { $fzzzt }. Das höchste gewinnt, auch mit 0.
fzzzt-rule-F4-7-strongest_card = Der Gewinner legt nur die stärkste Karte des Gebots mit der ersteigerten auf den Ablagestapel.
fzzzt-rule-F4-7-whole_bid = Der Gewinner legt sein ganzes Gebot mit der Karte auf den Ablagestapel; eine Produktionseinheit liegt offen aus. Die anderen nehmen ihre Gebote zurück.
fzzzt-rule-F4-9-farthest = Bei Gleichstand gewinnt der Höchstbietende, der im Uhrzeigersinn am weitesten vom Chefmechaniker (jetzt { $chief }) entfernt sitzt.
fzzzt-rule-F4-9-nearest = Bei Gleichstand gewinnt der Chefmechaniker (jetzt { $chief }), sonst der Höchstbietende, der ihm im Uhrzeigersinn am nächsten sitzt.
fzzzt-rule-F5-2 =
    Du darfst jeder Produktionseinheit höchstens { $n ->
        [one] { $n } Roboter
       *[other] { $n } Roboter
    } zuordnen; ein Bauteil muss übereinstimmen.
fzzzt-rule-F5-3 = Ein zugeordneter Roboter bleibt bis zum Schluss und kann nicht mehr bieten. Sein Bauteil wird am Ende gewählt.
fzzzt-rule-F5-4 = Alle bestücken gleichzeitig; niemand sieht die Wahl der anderen, bevor alle fertig sind.
fzzzt-rule-F5-5 =
    Es gibt { $rounds } Auktionsrunden: Im Fließbandstapel sind { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, ein volles Fließband braucht { $belt }.
fzzzt-rule-F6-2 = Am Ende darfst du deinen Produktionseinheiten beliebig viele deiner übrigen Roboter zuordnen.
fzzzt-rule-F6-4 = Ein Apparat braucht je Bauteil der Produktionseinheit einen Roboter; jeder Apparat zählt voll.
fzzzt-rule-F6-5 = Eine Produktionseinheit ohne Apparat kostet dich ihre Punkte.
fzzzt-rule-F6-6-fzzzt = Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die wenigsten Roboterkarten hat, Erweiterungen und Fzzzt!-Karten eingeschlossen.
fzzzt-rule-F6-6-robots = Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die wenigsten Roboterkarten hat, Erweiterungen eingeschlossen.
fzzzt-rule-F7-2 = { $peripheral } ändert die Regeln bis zum Ende dieser Runde: { $effect }
fzzzt-short-advanced = Erweitert
fzzzt-short-basic = Einfach
fzzzt-short-complex = Komplex
fzzzt-short-each = je { $n }{ $star }
fzzzt-short-enhanced = Verbessert
fzzzt-short-fzzzt = Fzzzt!
fzzzt-short-mechanic = Mechan. { $number }
fzzzt-short-prototype = Prototyp
fzzzt-short-unit = Einheit
fzzzt-short-upgrade = Erweiterung
fzzzt-switch-all_hands_empty = wenn niemand mehr Karten hat
fzzzt-switch-any_loser = der nächste aller Verlierer
fzzzt-switch-belt_speed = Fließbandgeschwindigkeit
fzzzt-switch-bid_cards_at_most = Karten je Gebot, höchstens
fzzzt-switch-bid_sizes_open = Kartenzahl der Gebote sichtbar
fzzzt-switch-bids_face_up = Gebote offen
fzzzt-switch-bids_in_turn = Gebote nacheinander
fzzzt-switch-cards_drawn_at_once = zu Rundenbeginn gezogene Karten
fzzzt-switch-chief_goes_to = Chefmechaniker nach einem Gleichstand
fzzzt-switch-false = nein
fzzzt-switch-farthest = der Höchstbietende, der im Uhrzeigersinn am weitesten vom Chefmechaniker entfernt sitzt
fzzzt-switch-fzzzt_counts_as_robot = Fzzzt!-Karten zählen bei Gleichstand als Roboter
fzzzt-switch-fzzzt_has_power = Fzzzt!-Karten haben Energie
fzzzt-switch-hand_size = Karten einer neuen Hand
fzzzt-switch-mechanic_power = Energie eines Mechanikers
fzzzt-switch-nearest = der Höchstbietende, der dem Chefmechaniker im Uhrzeigersinn am nächsten sitzt
fzzzt-switch-new_hand_when = neue Hand
fzzzt-switch-one = immer 1
fzzzt-switch-own_hand_empty = sobald die eigene Hand leer ist
fzzzt-switch-printed = wie aufgedruckt
fzzzt-switch-robots_per_unit = Roboter je Produktionseinheit und Runde
fzzzt-switch-strongest_card = nur die stärkste Karte
fzzzt-switch-tie_goes_to = bei Gleichstand gewinnt
fzzzt-switch-tied_loser = der nächste der am Gleichstand beteiligten Verlierer
fzzzt-switch-true = ja
fzzzt-switch-whole_belt = das ganze Fließband liegt offen
fzzzt-switch-whole_bid = das ganze Gebot
fzzzt-switch-winner_pays = der Gewinner zahlt
fzzzt-symbol-bolt = Schraube
fzzzt-symbol-cog = Zahnrad
fzzzt-symbol-nut = Mutter
fzzzt-symbol-oil = Öl
fzzzt-title = Fzzzt!
fzzzt-unit =
    { $case ->
        [accusative] die Produktionseinheit
        [dative] der Produktionseinheit
        [nominative] die Produktionseinheit
       *[plain] Produktionseinheit
    }
    .gender = feminine
fzzzt-unit-advanced =
    { $case ->
        [accusative] die Einheit „Erweitert“
        [dative] der Einheit „Erweitert“
        [nominative] die Einheit „Erweitert“
       *[plain] Einheit „Erweitert“
    }
    .gender = feminine
fzzzt-unit-advanced-counted = { $n } Einheiten „Erweitert“
fzzzt-unit-basic =
    { $case ->
        [accusative] die Einheit „Einfach“
        [dative] der Einheit „Einfach“
        [nominative] die Einheit „Einfach“
       *[plain] Einheit „Einfach“
    }
    .gender = feminine
fzzzt-unit-basic-counted = { $n } Einheiten „Einfach“
fzzzt-unit-complex =
    { $case ->
        [accusative] die Einheit „Komplex“
        [dative] der Einheit „Komplex“
        [nominative] die Einheit „Komplex“
       *[plain] Einheit „Komplex“
    }
    .gender = feminine
fzzzt-unit-complex-counted = { $n } Einheiten „Komplex“
fzzzt-unit-enhanced =
    { $case ->
        [accusative] die Einheit „Verbessert“
        [dative] der Einheit „Verbessert“
        [nominative] die Einheit „Verbessert“
       *[plain] Einheit „Verbessert“
    }
    .gender = feminine
fzzzt-unit-enhanced-counted = { $n } Einheiten „Verbessert“
fzzzt-unit-prototype =
    { $case ->
        [accusative] die Einheit „Prototyp“
        [dative] der Einheit „Prototyp“
        [nominative] die Einheit „Prototyp“
       *[plain] Einheit „Prototyp“
    }
    .gender = feminine
fzzzt-unit-prototype-counted = { $n } Einheiten „Prototyp“
fzzzt-worth-bid = Meist ein Gebot von { $n } wert
fzzzt-worth-left = Lieber nicht: geht meist für { $n } weg
