powergrid-area-andalusia = Andalusien
powergrid-area-austria = Österreich
powergrid-area-centre = Mitte
powergrid-area-centre-and-murcia = Mitte und Murcia
powergrid-area-centre-east = östliche Mitte
powergrid-area-centre-with-paris = Mitte mit Paris
powergrid-area-czech-republic = Tschechien
powergrid-area-east = Osten
powergrid-area-east-coast = Ostküste
powergrid-area-eastern-poland = Osten Polens
powergrid-area-emilia = Emilia
powergrid-area-far-south-and-sicily = tiefer Süden und Sizilien
powergrid-area-hungary = Ungarn
powergrid-area-mediterranean-coast = Mittelmeerküste
powergrid-area-mid-west = Mittlerer Westen
powergrid-area-north-and-madrid = Norden und Madrid
powergrid-area-north-east = Nordosten
powergrid-area-north-west = Nordwesten
powergrid-area-north-west-spain = Nordwesten Spaniens
powergrid-area-northern-and-eastern-netherlands = Norden und Osten der Niederlande
powergrid-area-northern-belgium = Norden Belgiens
powergrid-area-portugal = Portugal
powergrid-area-seoul-area = um Seoul
powergrid-area-slovakia = Slowakei
powergrid-area-south = Süden
powergrid-area-south-centre = südliche Mitte
powergrid-area-south-east = Südosten
powergrid-area-south-west = Südwesten
powergrid-area-southern-belgium-and-luxembourg = Süden Belgiens und Luxemburg
powergrid-area-southern-netherlands = Süden der Niederlande
powergrid-area-west = Westen
powergrid-area-western-netherlands = Westen der Niederlande
powergrid-area-western-poland = Westen Polens
powergrid-ask-attach = Auf welches Kraftwerk kommt das Umspannwerk?
powergrid-ask-bid = { $plant } steht bei { $bid }. Dein Gebot oder { $pass }?
powergrid-ask-build = Welche Stadt (Nummer oder Name) oder { $done }?
powergrid-ask-choose = Ein Roboterteil überlässt das dir. Welche Wahl (Nummer oder Name)?
powergrid-ask-city-bid = Dein Gebot für das Recht, die erste Stadt von { $robot } zu nennen, oder { $pass }?
powergrid-ask-discard = Welches Kraftwerk gibst du ab?
powergrid-ask-drop = Welchen Rohstoff gibst du ab?
powergrid-ask-enter = [Enter: { $answer }]
powergrid-ask-fuel = Rohstoff (z. B. 3 Kohle) oder { $done }?
powergrid-ask-mark = Welche Stadt markierst du?
powergrid-ask-market = Auf welchem Markt kaufst du?
powergrid-ask-open = Kraftwerk und Gebot (z. B. 13 15) oder { $pass }?
powergrid-ask-open_first = Kraftwerk und Gebot (z. B. 13 15)? In Runde 1 passt niemand.
powergrid-ask-region = Welche Region kommt dazu?
powergrid-ask-robot-city = Welche Stadt für { $robot }?
powergrid-ask-robot-plant = Mit welchem Kraftwerk eröffnet { $robot }?
powergrid-ask-run = Welches Kraftwerk läuft, oder { $done }?
powergrid-ask-stay = In welcher Stadt beginnt { $robot }? Alle anderen streichst du.
powergrid-ask-strike = Welche Stadt streichst du für { $robot }?
powergrid-ask-take = Welche der markierten Städte nimmst du?
powergrid-ask-veto = Welche Stadt sperrst du für { $robot }?
powergrid-board-actual = Aktuell
powergrid-board-chosen = im Spiel
powergrid-board-fuel = { $n } da, kostet { $price }, +{ $more }
powergrid-board-future = Zukunft
powergrid-board-gains = Mehr Städte damit: { $plants }
powergrid-board-more = und { $n } weitere, m zeigt die Karte
powergrid-board-order = Reihenfolge { $order }
powergrid-board-per_city = Je Stadt zu heutigen Preisen: { $plants }
powergrid-board-per_city_mine = Je Stadt zu heutigen Preisen: { $plants }; deine: { $mine }
powergrid-board-round = Runde { $round }
powergrid-board-sold_out = ausverkauft, +{ $more }
powergrid-board-stack = { $n } im Stapel
powergrid-board-step = Stufe { $step }
powergrid-board-token = { $fuel } für { $price }
powergrid-board-via = { $path } über { $cities }
powergrid-card-flux =
    { $case ->
        [accusative] den Flux-Generator
        [dative] dem Flux-Generator
       *[plain] der Flux-Generator
    }
    .gender = masculine
powergrid-card-step3 =
    { $case ->
        [accusative] die Karte „Stufe 3“
        [dative] der Karte „Stufe 3“
       *[plain] die Karte „Stufe 3“
    }
    .gender = feminine
powergrid-card-transformer =
    { $case ->
        [accusative] das Umspannwerk
        [dative] dem Umspannwerk
       *[plain] das Umspannwerk
    }
    .gender = neuter
powergrid-choice-bids = { $robot } eröffnet mit { $cost } und bietet bis { $most }.
powergrid-choice-city_bid = Wer am meisten bietet, zahlt an { $robot } und nennt die erste Stadt. { $robot } hat { $money } Elektro. Noch hat niemand geboten.
powergrid-choice-city_bid_stands =
    Wer am meisten bietet, zahlt an { $robot } und nennt die erste Stadt. { $robot } hat { $money } Elektro. Höchstgebot: { $bid }, { $who ->
        [you] von dir
       *[other] von { $name }
    }.
powergrid-choice-first_city = Dort baut { $robot } das erste Haus. Vorrat: { $money } Elektro.
powergrid-choice-next_city = { $robot } hat { $money } Elektro und baut weiter, solange das Geld für eine Stadt reicht.
powergrid-choice-one_of_named = Alle nennen eine Stadt; eine davon wird ausgelost, dort beginnt { $robot }.
powergrid-choice-opens_plant = { $robot } eröffnet damit zum Preis der Nummer, die anderen dürfen bieten. Vorrat: { $money } Elektro.
powergrid-choice-other_takes = { $name } nimmt es sofort für { $cost }.
powergrid-choice-pays = { $robot } zahlt { $cost } und behält { $left }.
powergrid-choice-region = Region: { $region }.
powergrid-choice-stay = Nur eine Person streicht: { $robot } beginnt in der Stadt, die hier gewählt wird. Vorrat: { $money } Elektro.
powergrid-choice-strike = { $n } Städte sind noch übrig. Reihum wird eine gestrichen; in der letzten beginnt { $robot }.
powergrid-choice-takes_plant = { $robot } nimmt es sofort für seine Nummer; niemand kann überbieten. Vorrat: { $money } Elektro.
powergrid-choice-veto =
    { $robot } beginnt in der Region { $region }, aber nicht in der gesperrten Stadt; { $n ->
        [one] die andere bleibt übrig
       *[other] eine der anderen { $n } wird ausgelost
    }.
powergrid-choice-would_pay = Dort würde { $robot } { $cost } zahlen und { $left } behalten.
powergrid-coach-bid = Nur der Gewinner zahlt. Steige aus, wenn das Kraftwerk mehr kosten würde, als es einbringt: Du darfst noch ein anderes kaufen.
powergrid-coach-build_enough =
    Du hast { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, und deine Kraftwerke versorgen { $n }: Ein weiteres Haus bringt nichts ein, bevor du ein größeres Kraftwerk hast.
powergrid-coach-build_first = Du stehst am Ende der Reihenfolge und baust deshalb zuerst: Nimm die billigen Bauplätze vor den anderen.
powergrid-coach-build_more =
    Deine Kraftwerke können { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    } versorgen, du hast { $cities }: Jede weitere versorgte Stadt erhöht dein Einkommen.
powergrid-coach-end_near = Die Partie endet nach der Bauphase, in der jemand { $end } Städte hat; jetzt hat jemand { $n }. Dann entscheiden die versorgten Städte.
powergrid-coach-first_city = Deine erste Stadt kostet nur den Bauplatz: Wähle eine, um die herum die Verbindungen billig sind.
powergrid-coach-first_plant = In Runde 1 muss jeder ein Kraftwerk kaufen. Wer das größte hat, steht am Anfang der Reihenfolge und kauft Rohstoffe und baut deshalb zuletzt.
powergrid-coach-fuel_dearer = Andere haben vor dir gekauft: { $tokens }. Der nächste Rohstoff davon kostet { $price }.
powergrid-coach-fuel_first = Du stehst am Ende der Reihenfolge und kaufst deshalb zuerst, solange die Rohstoffe am billigsten sind.
powergrid-coach-fuel_last = Du stehst am Anfang der Reihenfolge und kaufst deshalb zuletzt: Sieh, was die anderen übrig gelassen haben und zu welchem Preis.
powergrid-coach-fuel_short =
    Deine Rohstoffe reichen für { $n } von { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städten
    }: Kaufe, was deinen Kraftwerken fehlt.
powergrid-coach-fuel_store = Ein Kraftwerk lagert Rohstoffe für zwei Produktionen: Was jetzt billig ist, kann in der nächsten Runde teuer sein.
powergrid-coach-full = Du darfst höchstens { $plants } Kraftwerke haben: Für ein neues gibst du ein altes ab, etwa { NOUN($plant, case: "accusative") }.
powergrid-coach-got_plant =
    { $plant } gehört dir, für { $payment }. { GENDER($plant) ->
        [masculine] Er
        [feminine] Sie
       *[neuter] Es
    } versorgt { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    } je Runde, wenn die Rohstoffe da sind.
powergrid-coach-income = Du hast alle deine Städte versorgt ({ $n }) und { $income } Elektro bekommen. Eine mehr brächte { $more } zusätzlich.
powergrid-coach-income_part =
    Du hast { $n } von { $of ->
        [one] { $of } Stadt
       *[other] { $of } Städten
    } versorgt und { $income } Elektro bekommen. Die übrigen brachten nichts ein: Es fehlten Kraftwerke oder Rohstoffe.
powergrid-coach-keep_money = Behalte Geld für Rohstoffe und Häuser: Ohne sie bringt ein Kraftwerk nichts ein.
powergrid-coach-let_go = { $plant } ging für { $bid } weg. Du hast nichts bezahlt und darfst in dieser Runde noch ein anderes Kraftwerk kaufen.
powergrid-coach-market_later =
    { $plant } kam vom Stapel in den zukünftigen Markt: Kaufen kann man { GENDER($plant) ->
        [masculine] ihn
        [feminine] sie
       *[neuter] es
    }, wenn kleinere Kraftwerke weg sind.
powergrid-coach-market_now = { $plant } kam vom Stapel und kann sofort ersteigert werden.
powergrid-coach-more_plants =
    Deine Kraftwerke versorgen { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }, du hast { $cities }: Um zu wachsen, brauchst du ein größeres Kraftwerk.
powergrid-coach-open_first = Du eröffnest zuerst: Was nach deinem Kauf vom Stapel kommt, ist für die anderen. Wer passt, kauft in dieser Runde kein Kraftwerk.
powergrid-coach-order_first =
    Du kommst in der Reihenfolge zuerst, mit { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städten
    }: Du eröffnest zuerst die Versteigerungen, aber du kaufst Rohstoffe und baust zuletzt.
powergrid-coach-order_last =
    Du stehst am Ende der Reihenfolge, mit { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städten
    }. Das ist gut: Du kaufst Rohstoffe und baust vor allen anderen.
powergrid-coach-plants_enough =
    Deine Kraftwerke versorgen { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }, du hast { $cities }: Ein neues brauchst du noch nicht, außer ein gutes ist billig.
powergrid-coach-run = Bezahlt wirst du nur für versorgte Städte. Ein Kraftwerk, das du dafür nicht brauchst, kann stehen bleiben und behält seine Rohstoffe.
powergrid-coach-step2 = Stufe 2 hat begonnen: In jeder Stadt ist Platz für ein zweites Haus, für 15 Elektro.
powergrid-coach-step2_near = Stufe 2 beginnt, wenn jemand { $step2 } Städte hat; jetzt hat jemand { $n }. Dann ist in jeder Stadt Platz für ein zweites Haus.
powergrid-coach-step3 = Stufe 3 hat begonnen: In jeder Stadt ist Platz für ein drittes Haus, für 20 Elektro, und alle Kraftwerke des Markts können ersteigert werden.
powergrid-compare-gains =
    Mit { NOUN($plant, case: "dative") } könntest du bis zu { $after ->
        [one] { $after } Stadt
       *[other] { $after } Städte
    } versorgen statt { $before }.
powergrid-compare-goes = Du würdest { NOUN($plant, case: "accusative") } abgeben.
powergrid-compare-loses =
    Mit { NOUN($plant, case: "dative") } könntest du nur { $after ->
        [one] { $after } Stadt
       *[other] { $after } Städte
    } versorgen statt { $before }.
powergrid-compare-same = Mit { NOUN($plant, case: "dative") } könntest du nicht mehr Städte versorgen als jetzt ({ $before }).
powergrid-decide-after = Die Stellung danach:
powergrid-decide-chance = Dann entscheidet der Zufall: { $options }.
powergrid-decide-person = Dann wählt { $name }: { $options }.
powergrid-difficulty-easy = leicht
powergrid-difficulty-fair = mittel
powergrid-difficulty-hard = schwer
powergrid-event-bid_made =
    { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $bid } für { NOUN($plant, case: "accusative") }.
powergrid-event-card_drawn = Vom Stapel kommt { $plant }.
powergrid-event-cities_struck =
    { $who ->
        [you] Du streichst
       *[other] { $name } streicht
    } { $n } Städte für { $robot }.
powergrid-event-city_barred =
    { $who ->
        [you] Du sperrst
       *[other] { $name } sperrt
    } { $city } für { $robot }.
powergrid-event-city_bid =
    { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $bid } für das Recht, die Stadt von { $robot } zu nennen.
powergrid-event-city_bid_passed =
    { $who ->
        [you] Du steigst
       *[other] { $name } steigt
    } aus.
powergrid-event-city_bid_won =
    { $who ->
        [you] Du zahlst
       *[other] { $name } zahlt
    } { $payment } an { $robot } und { $who ->
        [you] nennst
       *[other] nennt
    } die erste Stadt.
powergrid-event-city_marked =
    { $who ->
        [you] Du markierst
       *[other] { $name } markiert
    } { $city }.
powergrid-event-city_named =
    { $who ->
        [you] Du nennst
       *[other] { $name } nennt
    } { $city } für { $robot }.
powergrid-event-city_struck =
    { $who ->
        [you] Du streichst
       *[other] { $name } streicht
    } { $cities } für { $robot }.
powergrid-event-dropped_out =
    { $who ->
        [you] Du steigst
       *[other] { $name } steigt
    } bei { NOUN($plant, case: "dative") } aus.
powergrid-event-fuel_bought =
    { $who ->
        [you] Du kaufst
       *[other] { $name } kauft
    } { $tokens } für { $payment }.
powergrid-event-fuel_lost =
    { $who ->
        [you] Du verlierst
       *[other] { $name } verliert
    } { $fuel }, weil kein Platz mehr ist.
powergrid-event-game_ended = Die Partie ist zu Ende.
powergrid-event-house_built =
    { $who ->
        [you] Du baust
       *[other] { $name } baut
    } in { $city } für { $cost }.
powergrid-event-income_paid =
    { $who ->
        [you] Du versorgst
       *[other] { $name } versorgt
    } { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }: { $income } Elektro.
powergrid-event-market_chosen =
    { $who ->
        [you] Du kaufst
       *[other] { $name } kauft
    } auf { NOUN($market, case: "dative") }.
powergrid-event-market_supplied = Neu auf dem Rohstoffmarkt: { $tokens }.
powergrid-event-one_market_supplied = Neu auf { NOUN($market, case: "dative") }: { $tokens }.
powergrid-event-opening_passed =
    { $who ->
        [you] Du passt
       *[other] { $name } passt
    } und { $who ->
        [you] kaufst
       *[other] kauft
    } in dieser Runde kein Kraftwerk.
powergrid-event-order_changed = Spielerreihenfolge: { $order }.
powergrid-event-piece_dealt =
    { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } das Teil { $piece }.
powergrid-event-plant_bought =
    { $who ->
        [you] Du kaufst
       *[other] { $name } kauft
    } { NOUN($plant, case: "accusative") } für { $payment }.
powergrid-event-plant_discarded =
    { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } { NOUN($plant, case: "accusative") } ab.
powergrid-event-plant_named =
    { $who ->
        [you] Du nennst
       *[other] { $name } nennt
    } { NOUN($plant, case: "accusative") } für { $robot }.
powergrid-event-plant_offered =
    { $who ->
        [you] Du eröffnest
       *[other] { $name } eröffnet
    } mit { NOUN($plant, case: "dative") } für { $bid }.
powergrid-event-plant_put_under = { $plant } kommt unter den Stapel.
powergrid-event-plant_ran =
    { $who ->
        [you] Du betreibst
       *[other] { $name } betreibt
    } { NOUN($plant, case: "accusative") } mit { $tokens }.
powergrid-event-plant_ran_free =
    { $who ->
        [you] Du betreibst
       *[other] { $name } betreibt
    } { NOUN($plant, case: "accusative") } ohne Rohstoff.
powergrid-event-plant_removed = { $plant } kommt aus dem Spiel.
powergrid-event-region_chosen =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } die Region { $region } dazu.
powergrid-event-regions_settled = Regionen im Spiel: { $regions }.
powergrid-event-round_began = Runde { $round } beginnt.
powergrid-event-seat_drawn =
    { $who ->
        [you] Du sitzt
       *[other] { $name } sitzt
    } im Uhrzeigersinn neben { $neighbour_who ->
        [you] dir
       *[other] { $neighbour }
    }.
powergrid-event-seats_drawn = Im Uhrzeigersinn am Tisch: { $seats }.
powergrid-event-stack_shuffled = Stufe 3 kommt: Die Karten darunter werden gemischt ({ $n }).
powergrid-event-step_changed = Stufe { $step } beginnt.
powergrid-event-transformer_attached =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } das Umspannwerk auf { NOUN($plant, case: "accusative") }.
powergrid-event-transformer_offered = Das Umspannwerk wird sofort versteigert.
powergrid-event-transformer_unsold = Niemand will das Umspannwerk.
powergrid-excluded = { $plant }: { $why }
powergrid-excluded-enough_power = seine Kraftwerke versorgen genug
powergrid-excluded-no_better = versorgt nicht mehr als das schwächste eigene
powergrid-excluded-no_plant = es ist kein Kraftwerk
powergrid-excluded-nuclear = ein Kernkraftwerk, das seine Städte ausschließen
powergrid-excluded-other_aim = sein Teil will ein anderes
powergrid-excluded-too_dear = zu teuer
powergrid-excluded-too_small = nicht größer als sein kleinstes
powergrid-final-cities = Auch das Geld ist gleich; die meisten Städte entscheiden: { $n }.
powergrid-final-money = Das meiste Geld entscheidet: { $n } Elektro.
powergrid-final-result =
    { $n } versorgt, { $money } Elektro, { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }
powergrid-final-shared = In allem gleich, sie teilen sich den Sieg: { $names }.
powergrid-final-tied =
    Gleichstand mit { $n ->
        [one] { $n } versorgten Stadt
       *[other] { $n } versorgten Städten
    }: { $names }.
powergrid-final-wins =
    { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $n ->
        [one] { $n } versorgten Stadt
       *[other] { $n } versorgten Städten
    }.
powergrid-fuel-coal =
    { $case ->
        [accusative] die Kohle
        [dative] der Kohle
       *[plain] Kohle
    }
    .gender = feminine
powergrid-fuel-coal-counted = { $n } Kohle
powergrid-fuel-garbage =
    { $case ->
        [accusative] den Müll
        [dative] dem Müll
       *[plain] Müll
    }
    .gender = masculine
powergrid-fuel-garbage-counted = { $n } Müll
powergrid-fuel-oil =
    { $case ->
        [accusative] das Öl
        [dative] dem Öl
       *[plain] Öl
    }
    .gender = neuter
powergrid-fuel-oil-counted = { $n } Öl
powergrid-fuel-uranium =
    { $case ->
        [accusative] das Uran
        [dative] dem Uran
       *[plain] Uran
    }
    .gender = neuter
powergrid-fuel-uranium-counted = { $n } Uran
powergrid-help-bid = Tippe dein Gebot oder „p“ zum Aussteigen.
powergrid-help-build = Tippe Nummer oder Namen einer Stadt (auch gekürzt), dann die nächste, dann { $done }.
powergrid-help-choose = Tippe Nummer oder Namen deiner Wahl.
powergrid-help-discard = Tippe die Nummer des Kraftwerks, das du abgibst.
powergrid-help-fuel = Tippe, wie viel wovon (3 Kohle, Kohle Öl Öl), dann { $done }.
powergrid-help-open = Tippe die Nummer eines Kraftwerks (13), wenn du magst mit höherem Gebot (13 15), oder „p“ zum Passen.
powergrid-help-region = Tippe Nummer oder Namen einer Region.
powergrid-help-rules = Die Regeln, die jetzt gelten:
powergrid-help-run = Tippe die Nummer eines Kraftwerks (mit Mischung: 21 Kohle Öl), dann das nächste, dann { $done }; Enter betreibt, was sich lohnt.
powergrid-hint = Ein Bot würde wählen: { $action }.
powergrid-if_offered-bids = { $name } bietet bis { $most } ({ $piece }).
powergrid-if_offered-not = { $name } bietet nicht: { $why }.
powergrid-if_offered-takes = { $name } nimmt es sofort für { $price } ({ $piece }).
powergrid-key-coach = Trainer ein- oder ausschalten
powergrid-key-help = diese Hilfe und die Regeln, die jetzt gelten
powergrid-key-hint = ein Tipp mit Grund
powergrid-key-log = alles, was geschehen ist
powergrid-key-map = die Karte: Städte, Häuser und Verbindungen
powergrid-key-quit = beenden; die Partie wird nach Möglichkeit gespeichert
powergrid-key-table = noch einmal der Tisch
powergrid-key-undo = die letzte Aktion zurücknehmen, bis dein Zug endet
powergrid-kind-ecological = Öko
powergrid-kind-flux = beliebig
powergrid-kind-fusion = Fusion
powergrid-lay-again = Das passt nicht zusammen. Enter behält jede Antwort; ändere, was falsch ist.
powergrid-lay-auction = Eine laufende Versteigerung als Kraftwerk:Gebot:Bieter:wer als Nächstes gefragt wird, zum Beispiel 13:15:A:BA; oder - für keine?
powergrid-lay-fuel = Die Rohstoffe im Markt als Kohle/Öl/Müll/Uran? Mehrere Märkte mit + verbinden.
powergrid-lay-map = Welche Karte? { $allowed }
powergrid-lay-market = Die Kraftwerke im Markt, aktuell und zukünftig?
powergrid-lay-of_cities = Städte von { $seat }, zum Beispiel { $allowed }; oder - für keine?
powergrid-lay-of_fuel = Rohstoffe von { $seat } als Kohle/Öl/Müll/Uran?
powergrid-lay-of_money = Geld von { $seat }?
powergrid-lay-of_plants = Kraftwerke von { $seat }, zum Beispiel 4,13; oder - für keines?
powergrid-lay-order = Die Spielerreihenfolge, mit den Buchstaben der Plätze?
powergrid-lay-phase = Welche Phase? { $allowed }
powergrid-lay-position = Die Stellung in einer Zeile:
powergrid-lay-regions = Welche Regionen? { $allowed }
powergrid-lay-round = Welche Runde?
powergrid-lay-seats = Wer sitzt da, im Uhrzeigersinn? { $allowed } oder die Nummern der fünf Teile eines Roboters, mit Kommas getrennt.
powergrid-lay-step = Welche Stufe, 1, 2 oder 3?
powergrid-lay-turn = Wer ist am Zug? { $allowed }
powergrid-lay-waiting = Wer hat in dieser Runde noch kein Kraftwerk gekauft und nicht gepasst?
powergrid-loss = kostet etwa { $n } Elektro
powergrid-map-benelux = Benelux
powergrid-map-central-europe = Zentraleuropa
powergrid-map-france = Frankreich
powergrid-map-germany = Deutschland
powergrid-map-italy = Italien
powergrid-map-korea = Korea
powergrid-map-spain-portugal = Spanien und Portugal
powergrid-map-usa = USA
powergrid-maps-good = { $name } ist eine brauchbare Karte; Aufzeichnungen nennen sie { $map }.
powergrid-maps-line = Gebiete: { $regions }, Städte: { $cities }, Verbindungen: { $links }
powergrid-maps-seats = Plätze: { $seats }; Möglichkeiten, die Gebiete zu wählen: { $n }
powergrid-maps-title = Karten, die Robobid mitbringt:
powergrid-market-north =
    { $case ->
        [dative] dem Nordmarkt
       *[plain] Nord
    }
powergrid-market-south =
    { $case ->
        [dative] dem Südmarkt
       *[plain] Süd
    }
powergrid-next-bid = { NOUN($plant, case: "accusative") } bis { $limit }
powergrid-next-bids = als Nächstes: bietet auf { $bids }
powergrid-next-builds = als Nächstes: baut in { $cities } für { $payment }
powergrid-next-builds_nothing = als Nächstes: baut nichts
powergrid-next-buys = als Nächstes: kauft { $tokens } für { $payment }
powergrid-next-buys_nothing = als Nächstes: kauft nichts
powergrid-next-enough = als Nächstes: bietet auf nichts, die Kraftwerke reichen
powergrid-next-none = als Nächstes: bietet auf nichts, kein Kraftwerk passt
powergrid-next-takes = als Nächstes: nimmt das erste passende Angebot zum Mindestgebot: { $plants }
powergrid-option = { $what } ({ $chance } %)
powergrid-option-bid = { $bid } für { NOUN($plant, case: "accusative") }
powergrid-option-build = ein Haus in { $city } für { $cost }
powergrid-option-drop_out = aussteigen
powergrid-option-end = bis auf { $n } Städte bauen, zuerst { $city }, und die Partie beenden
powergrid-option-fuel = noch eine Einheit { $fuel } für { $price }
powergrid-option-no_build = keine weiteren Häuser
powergrid-option-no_end = weiterspielen
powergrid-option-no_fuel = keine weiteren Rohstoffe
powergrid-option-no_run = keine weiteren Kraftwerke betreiben: { $n } versorgt, { $income } Elektro
powergrid-option-open = { $plant } für { $bid }
powergrid-option-pass = kein Kraftwerk
powergrid-option-run = { NOUN($plants, case: "accusative") } mit { $tokens } betreiben: { $n } versorgt, { $income } Elektro
powergrid-option-run_free = { NOUN($plants, case: "accusative") } ohne Rohstoffe betreiben: { $n } versorgt, { $income } Elektro
powergrid-option-starve = { $tokens } für { $price }, damit die anderen zu wenig haben
powergrid-option-stock = { $tokens } für { $price } auf Vorrat
powergrid-order-anyway = Deine Züge enden auch, wenn etwas nicht geht.
powergrid-order-bid = Automatisch: bis { $most } für { NOUN($plant, case: "accusative") } bieten.
powergrid-order-build = Bauen in: { $cities }.
powergrid-order-build_none = Nichts bauen.
powergrid-order-fuel = Rohstoffe kaufen, bis du { $tokens } hast.
powergrid-order-fuel_none = Keine Rohstoffe kaufen.
powergrid-order-keep = Der Tisch streicht für dich und lässt so lange wie möglich stehen: { $cities }.
powergrid-order-pass = Automatisch: passen, bis diese Versteigerungen zu Ende sind.
powergrid-order-pass_until = Automatisch: aussteigen, bis { $plant } versteigert wird.
powergrid-order-plant = Mit { NOUN($plant, case: "dative") } eröffnen und bis { $most } bieten.
powergrid-order-run = { NOUN($plants, case: "accusative") } betreiben.
powergrid-order-run_none = Kein Kraftwerk betreiben.
powergrid-phase-auction = Phase 2, Versteigerung
powergrid-phase-building = Phase 4, Bauen
powergrid-phase-early-cities = erste Städte
powergrid-phase-income = Phase 5, Bürokratie
powergrid-phase-lots = Auslosung
powergrid-phase-over = Spielende
powergrid-phase-plants = Phase 5, Bürokratie
powergrid-phase-regions = Aufbau
powergrid-phase-resources = Phase 3, Rohstoffe
powergrid-phase-step-2 = Phase 4, Bauen
powergrid-phase-unsold = Phase 2, Versteigerung
powergrid-piece = { $piece }, { $name }
powergrid-piece-A1-does = Will das Kraftwerk mit dem billigsten Rohstoff; bietet bis Nummer + 5.
powergrid-piece-A1-name = billigster Rohstoff
powergrid-piece-A2-does = Kauft das erste mögliche Kraftwerk, das zur Versteigerung kommt, zum Mindestpreis; niemand darf überbieten.
powergrid-piece-A2-name = erstes Angebot
powergrid-piece-A3-does = Will das Kraftwerk, das die meisten Städte versorgt; bietet bis Nummer + 10.
powergrid-piece-A3-name = meiste Städte
powergrid-piece-A4-does = Will das Kraftwerk mit der höchsten Nummer; bietet bis Nummer + eigene Städte.
powergrid-piece-A4-name = höchste Nummer
powergrid-piece-A5-does = Will das zweitkleinste mögliche Kraftwerk; bietet nur die Nummer.
powergrid-piece-A5-name = zweitkleinstes
powergrid-piece-A6-does = Will jedes mögliche Kraftwerk; bietet bis Nummer + 1. Der letzte Spieler nennt, womit er eröffnet.
powergrid-piece-A6-name = alles
powergrid-piece-B1-does = Baut, so viel bezahlbar ist; der letzte Spieler wählt jede Stadt, nahe zuerst.
powergrid-piece-B1-name = letzter Spieler wählt
powergrid-piece-B2-does = Baut, solange er weniger Städte hat als der erste Spieler.
powergrid-piece-B2-name = wie der erste Spieler
powergrid-piece-B3-does = Baut, solange er weniger Städte hat, als seine Kraftwerke versorgen.
powergrid-piece-B3-name = nach Kapazität
powergrid-piece-B4-does = Bis 6 Städte in Stufe 1, dann ohne Grenze; nie in einer Stadt des ersten Spielers.
powergrid-piece-B4-name = fern vom ersten Spieler
powergrid-piece-B5-does = Höchstens 1, 2, 3 Städte je Runde in Stufe 1, 2, 3.
powergrid-piece-B5-name = nach der Stufe
powergrid-piece-B6-does = Baut, so viel bezahlbar ist, das Billigste zuerst.
powergrid-piece-B6-name = ohne Grenze
powergrid-piece-F1-does = Baut in der ersten Phase 4 zuletzt; der letzte Spieler nennt die erste Stadt.
powergrid-piece-F1-name = Wahl des letzten Spielers
powergrid-piece-F2-does = Eine Region wird gezogen; sind alle ihre Städte frei, sperrt der letzte Spieler eine; eine der übrigen wird gezogen.
powergrid-piece-F2-name = Zufall
powergrid-piece-F3-does = Nach der ersten Versteigerung markieren alle eine Stadt, der erste Spieler noch eine; dann nehmen alle eine davon, der letzte zuerst.
powergrid-piece-F3-name = frühe Wahl für alle
powergrid-piece-F4-does = Jeder Mensch nennt eine freie Stadt; der Roboter bekommt zufällig eine davon.
powergrid-piece-F4-name = Wahl der Spieler
powergrid-piece-F5-does = Die Menschen bieten um das Recht, die Stadt zu nennen; der Gewinner zahlt an den Roboter.
powergrid-piece-F5-name = Gebote
powergrid-piece-F6-does = Die Menschen streichen reihum freie Städte; der Roboter nimmt die letzte.
powergrid-piece-F6-name = Streichen
powergrid-piece-R1-does = Kauft für eine Produktion, dann alles, was weniger als 5 kostet.
powergrid-piece-R1-name = billiger Vorrat
powergrid-piece-R2-does = Kauft, so viel gelagert werden kann, das Billigste zuerst.
powergrid-piece-R2-name = Maximum
powergrid-piece-R3-does = Kauft als Letzter der Reihenfolge das Maximum, sonst für eine Produktion.
powergrid-piece-R3-name = Maximum als Letzter
powergrid-piece-R4-does = Kauft für eine Produktion.
powergrid-piece-R4-name = normal
powergrid-piece-R5-does = Kauft für eine Produktion, dann vom knappsten Rohstoff so viel wie möglich; Uran zählt dreifach.
powergrid-piece-R5-name = knappster Rohstoff
powergrid-piece-R6-does = In ungeraden Runden für eine Produktion, in geraden das Maximum.
powergrid-piece-R6-name = ungerade und gerade
powergrid-piece-S1-does = Beginnt mit 100 Elektro.
powergrid-piece-S1-name = 100 Elektro
powergrid-piece-S2-does = Ist immer Letzter der Reihenfolge.
powergrid-piece-S2-name = immer Letzter
powergrid-piece-S3-does = Zahlt nur die Hälfte des Gebots, abgerundet.
powergrid-piece-S3-name = halber Preis
powergrid-piece-S4-does = Zahlt für jeden Bauplatz 10.
powergrid-piece-S4-name = Bauplatz für 10
powergrid-piece-S5-does = Der erste Bauplatz jeder Phase 4 ist gratis.
powergrid-piece-S5-name = erste Stadt gratis
powergrid-piece-S6-does = Wird für eine Stadt mehr bezahlt, wenn die Kraftwerke reichen.
powergrid-piece-S6-name = eine Stadt mehr
powergrid-pieces-A = Versteigerung
powergrid-pieces-B = Bauen
powergrid-pieces-F = Erste Stadt
powergrid-pieces-R = Rohstoffe
powergrid-pieces-S = Spezial
powergrid-plan-not-bid_not_affordable = kostet { $bid }, du hast { $money }
powergrid-plan-not-city_full = in dieser Stufe voll
powergrid-plan-not-city_not_affordable = kostet { $cost }, übrig wären { $money }
powergrid-plan-not-fuel_elsewhere = kein Platz für diese Rohstoffe neben den anderen
powergrid-plan-not-fuel_missing = zu wenig Rohstoffe
powergrid-plan-not-no_house_left = kein Haus mehr
powergrid-plan-not-no_market_chosen = kein Markt gewählt
powergrid-plan-not-no_room = kein Platz mehr auf deinen Kraftwerken
powergrid-plan-not-nuclear_barred = Kernkraft, die deine Städte nicht zulassen
powergrid-plan-not-plan_dropped_out = du bist ausgestiegen
powergrid-plan-not-plan_too_dear = kostet { $price }, mehr als deine Grenze { $most }
powergrid-plan-not-plan_turn_over = dein Zug dafür ist vorbei
powergrid-plan-not-plant_not_in_market = nicht mehr im Markt
powergrid-plan-not-plant_not_on_offer = noch nicht zu haben
powergrid-plan-not-plant_not_owned = gehört dir nicht
powergrid-plan-not-sold_out = ausverkauft
powergrid-plan-not-token_not_affordable = der nächste kostet { $price }, übrig wären { $money }
powergrid-plant = Kraftwerk { $number }
    .gender = neuter
powergrid-played = { powergrid-title }, { $map }
powergrid-player-cities =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
powergrid-player-money = { $money } Elektro
powergrid-reason-builds_above_leader =
    baut nicht weiter: Er hat mehr Städte ({ $cities }) als { $leader_who ->
        [you] du
       *[other] { $leader }
    } ({ $theirs }).
powergrid-reason-builds_as_leader =
    baut nicht weiter: Er hat so viele Städte ({ $cities }) wie { $leader_who ->
        [you] du
       *[other] { $leader }
    }.
powergrid-reason-builds_as_step = baut nicht weiter: { $step } je Runde in dieser Stufe.
powergrid-reason-builds_as_supplied = baut nicht weiter: Seine Kraftwerke versorgen { $supplied }, und er hat { $cities }.
powergrid-reason-builds_cheapest = baut in { $city }, der billigsten Stadt, für { $cost }.
powergrid-reason-builds_named = baut in { $city }, wie genannt, für { $cost }.
powergrid-reason-builds_no_more =
    baut mit { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städten
    } nicht weiter.
powergrid-reason-buys_cheap = kauft weiter, was weniger als 5 kostet.
powergrid-reason-buys_for_largest = hat zu wenig Geld und kauft zuerst für die größten Kraftwerke.
powergrid-reason-buys_maximum = kauft so viel wie möglich, das Billigste zuerst.
powergrid-reason-buys_needed = kauft, was den Kraftwerken für eine Produktion fehlt.
powergrid-reason-buys_no_more = kauft nichts mehr.
powergrid-reason-buys_scarcest = kauft so viel { $fuel } wie möglich, den knappsten Rohstoff.
powergrid-reason-city_drawn = zieht { $city }, für { $cost }.
powergrid-reason-city_marked = markiert zufällig { $city }.
powergrid-reason-city_taken = nimmt zufällig { $city }.
powergrid-reason-city_too_dear = baut nicht weiter: { $city } ist am billigsten und kostet { $cost }, er hat nur { $money }.
powergrid-reason-discards_smallest =
    gibt { NOUN($plant, case: "accusative") } ab, { GENDER($plant) ->
        [masculine] seinen kleinsten
        [feminine] seine kleinste
       *[neuter] sein kleinstes
    }.
powergrid-reason-drops_at_limit = steigt aus: Die Grenze für { NOUN($plant, case: "accusative") } ist { $limit }.
powergrid-reason-drops_short_of_money = steigt aus: { $money } Elektro reichen nicht für { NOUN($plant, case: "accusative") }.
powergrid-reason-drops_unwanted = steigt aus: will { NOUN($plant, case: "accusative") } nicht ({ $rule }).
powergrid-reason-first_city_drawn = beginnt in { $city }, ausgelost, für { $cost }.
powergrid-reason-first_city_left = beginnt in { $city }, der übrig gebliebenen Stadt, für { $cost }.
powergrid-reason-first_city_named = beginnt in { $city }, wie genannt, für { $cost }.
powergrid-reason-first_city_too_dear = kann noch keine erste Stadt bezahlen ({ $money } Elektro).
powergrid-reason-market_cheaper = kauft auf { NOUN($market, case: "dative") }: Er ist billiger ({ $payment }).
powergrid-reason-market_drawn = kauft auf { NOUN($market, case: "dative") }: Der Zufall hat gewählt.
powergrid-reason-market_more_cities = kauft auf { NOUN($market, case: "dative") }: So werden mehr Städte versorgt ({ $cities }).
powergrid-reason-moves_last = steht am Ende der Reihenfolge.
powergrid-reason-no_city_left = findet keine freie Stadt.
powergrid-reason-no_house_left = baut nicht weiter: Alle { $cities } Häuser sind gebaut.
powergrid-reason-nothing_payable = baut nicht weiter: Mit { $money } ist nichts bezahlbar.
powergrid-reason-one_city_more = wird für eine Stadt mehr bezahlt, { $cities }: { $income } Elektro.
powergrid-reason-opens_all_sold_out = eröffnet mit { NOUN($plant, case: "dative") }: Für kein Kraftwerk gibt es noch Rohstoffe, so entscheidet die größte Nummer.
powergrid-reason-opens_cheapest_fuel = eröffnet mit { NOUN($plant, case: "dative") }: Der Rohstoff ist am billigsten ({ $price }).
powergrid-reason-opens_cheapest_fuel_allowed = eröffnet mit { NOUN($plant, case: "dative") }: Von den erlaubten ist der Rohstoff am billigsten ({ $price }). { $excluded }.
powergrid-reason-opens_largest =
    eröffnet mit { NOUN($plant, case: "dative") }: { GENDER($plant) ->
        [masculine] Er
        [feminine] Sie
       *[neuter] Es
    } hat die höchste Nummer.
powergrid-reason-opens_largest_allowed = eröffnet mit { NOUN($plant, case: "dative") }: Von den erlaubten hat es die größte Nummer. { $excluded }.
powergrid-reason-opens_most_cities =
    eröffnet mit { NOUN($plant, case: "dative") }: { GENDER($plant) ->
        [masculine] Er
        [feminine] Sie
       *[neuter] Es
    } versorgt die meisten Städte ({ $cities }).
powergrid-reason-opens_most_cities_allowed = eröffnet mit { NOUN($plant, case: "dative") }: Von den erlaubten versorgt es die meisten Städte ({ $cities }). { $excluded }.
powergrid-reason-opens_named = eröffnet mit { NOUN($plant, case: "dative") }, wie genannt.
powergrid-reason-opens_only_plant = eröffnet mit { NOUN($plant, case: "dative") }: Etwas anderes ist nicht möglich.
powergrid-reason-opens_second_smallest = eröffnet mit { NOUN($plant, case: "dative") }, der zweitkleinsten möglichen Nummer.
powergrid-reason-passes_enough_power =
    passt: Seine Kraftwerke versorgen { $supplied ->
        [one] { $supplied } Stadt
       *[other] { $supplied } Städte
    }, und er hat { $cities }.
powergrid-reason-passes_no_plant = passt: Für { $money } Elektro kommt kein Kraftwerk in Frage ({ $excluded }).
powergrid-reason-pays_half = zahlt { $payment }, die Hälfte von { $bid }.
powergrid-reason-place_for_ten = zahlt { $place } statt { $usual } für den Bauplatz in { $city }.
powergrid-reason-place_free = zahlt { $place } statt { $usual } für den ersten Bauplatz dieser Phase, in { $city }.
powergrid-reason-plant_drawn = eröffnet mit { NOUN($plant, case: "dative") }: Der Zufall hat gewählt.
powergrid-reason-raises = bietet { $bid } für { NOUN($plant, case: "accusative") }; die Grenze ist { $limit }.
powergrid-reason-ran_enough =
    wird für { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    } bezahlt: { $income } Elektro.
powergrid-reason-region_drawn = zieht die Region { $region }.
powergrid-reason-runs_best = betreibt { NOUN($plant, case: "accusative") }: Zusammen bringt das { $income } Elektro.
powergrid-reason-starts_richer = beginnt mit { $money } Elektro.
powergrid-reason-stops_as_first_buyer = kauft nichts mehr: Wer zuerst kauft, nimmt so viel wie möglich.
powergrid-reason-stops_full = kauft nichts mehr: Die Kraftwerke sind voll.
powergrid-reason-stops_in_even_round = kauft nichts mehr: Runde { $round } ist gerade, also so viel wie möglich.
powergrid-reason-stops_in_odd_round = kauft nichts mehr: Runde { $round } ist ungerade, also nur für eine Produktion.
powergrid-reason-stops_no_room = kauft nichts mehr: Seine Kraftwerke haben keinen Platz für { $fuel }, den knappsten Rohstoff.
powergrid-reason-stops_none_sold = kauft nichts mehr: ausverkauft: { $fuels }.
powergrid-reason-stops_not_first_buyer = kauft nichts mehr: Er kaufte nicht als Erster, also nur für eine Produktion.
powergrid-reason-stops_nothing_cheap = kauft nichts mehr: Nichts, was noch passt, kostet weniger als 5, { $fuel } kostet { $price }.
powergrid-reason-stops_short_of_money = kauft nichts mehr: { $fuel } kostet { $price }, der Vorrat ist { $money }.
powergrid-reason-stops_sold_out = kauft nichts mehr: { $fuel }, der knappste Rohstoff, ist ausverkauft.
powergrid-reason-stops_tied = kauft nichts mehr: Gleich knapp sind { $fuels }.
powergrid-reason-stops_too_dear = kauft nichts mehr: { $fuel }, der knappste Rohstoff, kostet { $price }, und er hat { $money }.
powergrid-reason-stops_with_enough = kauft nichts mehr: Für eine Produktion reicht der Vorrat.
powergrid-reason-takes_first_offered = nimmt { NOUN($plant, case: "accusative") } sofort für { $price }: das erste mögliche Angebot.
powergrid-reason-token_drawn = verliert zufällig { $fuel }.
powergrid-region-blue = Blau
powergrid-region-brown = Braun
powergrid-region-cyan = Türkis
powergrid-region-green = Grün
powergrid-region-pink = Rosa
powergrid-region-purple = Lila
powergrid-region-red = Rot
powergrid-region-yellow = Gelb
powergrid-robot-did = { $name } { $why }
powergrid-robot-did_by = { $name } ({ $piece }) { $why }
powergrid-round = Runde { $round }
powergrid-rule-A1-1 = Gespielt wird auf { $regions } zusammenhängenden Regionen; andere Städte gibt es nicht.
powergrid-rule-A3-2 = Wer eröffnet, nennt ein Kraftwerk des aktuellen Markts und bietet mindestens dessen Nummer, oder passt; in Runde 1 passt niemand.
powergrid-rule-A3-3 = Die anderen überbieten oder steigen aus, im Uhrzeigersinn, bis einer bleibt; wer draußen ist, bleibt draußen.
powergrid-rule-A3-4 = Höchstens { $plants } Kraftwerke: Wer mehr hat, gibt ein altes ab; die Rohstoffe wandern, soweit sie passen.
powergrid-rule-A3-7 = Jeder kauft höchstens ein Kraftwerk je Runde, in Runde 1 genau eines.
powergrid-rule-A4-1 = Rohstoffe kauft man in umgekehrter Reihenfolge, Stück für Stück zum niedrigsten Preis.
powergrid-rule-A4-2 = Ein Kraftwerk lagert das Doppelte einer Produktion; Hybride lagern Kohle und Öl beliebig.
powergrid-rule-A5-1 = Gebaut wird in umgekehrter Reihenfolge, so viele Städte, wie du bezahlen kannst, eine nach der anderen.
powergrid-rule-A5-2 = Die erste Stadt ist frei wählbar, wo Platz ist, und kostet nur den Bauplatz.
powergrid-rule-A5-3 = Jede weitere kostet die billigste Verbindung von deinem Netz plus den Bauplatz.
powergrid-rule-A5-4 =
    Bauplätze kosten 10, 15, 20; in Stufe { $step } hat eine Stadt Platz für { $step ->
        [one] { $step } Haus
       *[other] { $step } Häuser
    }.
powergrid-rule-A5-5 = Ein eigenes Haus je Stadt.
powergrid-rule-A6-1 = Ein Kraftwerk, dessen Nummer nicht höher ist als die größte Städtezahl am Tisch, verlässt den Markt.
powergrid-rule-A6-2 = Stufe 2 beginnt nach der Bauphase, in der jemand { $step2 } Städte hat.
powergrid-rule-A7-1 = Jedes laufende Kraftwerk verbraucht seine Rohstoffe; bezahlt wirst du für versorgte Städte.
powergrid-rule-A7-2 = Dann wird der Rohstoffmarkt aus dem Vorrat aufgefüllt.
powergrid-rule-A9-1 = Die Partie endet nach der Bauphase, in der jemand { $end } Städte hat; es gewinnt, wer die meisten Städte versorgt, bei Gleichstand entscheidet das Geld, dann die Zahl der Städte.
powergrid-rule-B-clean_future = In Stufe 1 und 2 kann auch das kleinste zukünftige Kraftwerk ersteigert werden, wenn es keinen Rohstoff braucht.
powergrid-rule-B-discount = Wer ein Haus in { $city } hat, zahlt für jedes Stück { $fuel } { $amount } weniger.
powergrid-rule-B-korea = Du kaufst nur auf einem Markt, Nord oder Süd; Uran gibt es nur im Süden.
powergrid-rule-B-nuclear = Kernkraftwerke nur mit einer Stadt in { $regions }.
powergrid-rule-B-on_top = Am Anfang liegt { $plant } oben auf dem Stapel.
powergrid-rule-B-set_aside = Zu Beginn beiseitegelegt, mit Stufe 2 oben auf dem Stapel: { $plants }.
powergrid-rule-B-smallest_leaves = In Phase 5 der Stufen 1 und 2 verlässt auch das kleinste Kraftwerk das Spiel, und zwei werden gezogen.
powergrid-rule-B-without = Nicht im Spiel: { $plants }.
powergrid-rule-C2-2 = „Erster/letzter Spieler“ meint den ersten/letzten Menschen in der Reihenfolge; ein Roboterteil kann ihnen eine Wahl überlassen.
powergrid-since = seit deinem Zug: { $deeds }
powergrid-since-fuel = { $tokens } gekauft
powergrid-since-houses = in { $cities } gebaut
powergrid-since-income = { $income } verdient
powergrid-since-plant = { $plant } für { $payment }
powergrid-switch = Auslegung { $number }
powergrid-switch-alt = die andere
powergrid-title = Funkenschlag
powergrid-word-offer = { $plant } für { $bid }
powergrid-word-pass = passen
