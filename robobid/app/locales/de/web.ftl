web-belt-cards = Karten auf dem Fließband, die vorderste zuerst
web-belt-direction = so läuft das Fließband
web-belt-down =
    { $n ->
        [one] { $n } verdeckt
       *[other] { $n } verdeckt
    }
web-belt-in_deck = im Stapel
web-belt-more_up =
    { $n ->
        [one] { $n } weitere offen
       *[other] { $n } weitere offen
    }
web-belt-rounds_left =
    { $n ->
        [one] noch { $n } Runde
       *[other] noch { $n } Runden
    }
web-belt-title = Fließband
web-bid-anyway = Alles bieten
web-bid-at_least_one = Lege mindestens eine Karte
web-bid-cards_for =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } für { NOUN($card, case: "accusative") }
web-bid-clear = Alle Karten herausnehmen
web-bid-consequence = Gewinnst du, kommen sie auf deinen Stapel. Verlierst du, kommen sie zurück.
web-bid-lay =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } bieten, Energie { $power }
web-bid-nobody_sees = Niemand sieht, welche Karten.
web-bid-not_so = Doch nicht
web-bid-nothing_yet = Noch nichts gelegt. Tippe Karten auf deiner Hand an.
web-bid-take_back = Gebot zurücknehmen
web-bid-title = Dein Gebot
web-bid-wait = Einen Moment
web-bid-whole_hand =
    Das ist deine ganze Hand, und es { $n ->
        [one] kommt
       *[other] kommen
    } noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
web-build-all_full = Keine Einheit nimmt in dieser Runde noch einen Roboter.
web-build-cards = Deine Karten
web-build-does_not_fit = { $robot } passt nicht, gebraucht: { $symbols }
web-build-done =
    { $n ->
        [one] Fertig: { $n } Roboter
       *[other] Fertig: { $n } Roboter
    }
web-build-fits = { $robot } passt: { $symbols }
web-build-fits_nowhere = { NOUN($robot, case: "nominative") } hat kein Bauteil mit deinen Einheiten gemeinsam.
web-build-no_symbol = { NOUN($robot, case: "nominative") } hat kein Bauteil und passt auf keine Einheit.
web-build-no_units = Noch hast du keine Einheit. Ersteigere eine vom Fließband, dann können Roboter auf ihr arbeiten.
web-build-none = Diese Runde keinen
web-build-note = Ein Roboter auf einer Einheit bleibt dort und bietet nicht mehr.
web-build-pick_first = Wähle zuerst einen Roboter.
web-build-put_here = { $robot } hierher
web-build-take_back = Zurücknehmen
web-build-this_round = diese Runde
web-build-units = Deine Einheiten
web-build-wait = Fertig. Die anderen bestücken noch
web-card-each_widget = je Apparat
web-card-fits_nothing = passt nirgends
web-card-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
web-close = Schließen
web-coach-again = Noch einmal überlegen
web-coach-anyway = Trotzdem so spielen
web-coach-close = Diese Nachricht schließen
web-coach-leaves =
    Du hast { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    } beendet: Der Trainer lässt dich jetzt allein spielen. In den Einstellungen holst du ihn zurück.
web-coach-looking = Der Trainer sieht sich deinen Zug an …
web-coach-no = Nein, danke
web-coach-offer = Neu hier? Ein Trainer kann erklären, was geschieht, und dich vor Fehlern warnen.
web-coach-sure = Sicher?
web-coach-yes = Ja, bitte
web-correct-apply = Mit diesen Zahlen weitermachen
web-correct-begin = Tisch im Formular aufbauen
web-correct-begin_what = Wähle erst Karte, Regionen und Teile; dann gib ein, was auf dem Tisch liegt.
web-correct-cancel = Abbrechen
web-correct-cities =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
web-correct-cities_tap =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }: auf die Karte tippen
web-correct-fuel_of = Rohstoffe von { $name }
web-correct-lay_out = Was liegt auf dem Tisch?
web-correct-market = Kraftwerksmarkt
web-correct-money = Elektro
web-correct-money_of = Geld von { $name }
web-correct-open = Eine Zahl berichtigen
web-correct-order = Spielerreihenfolge
web-correct-order_at = Platz { $n } in der Reihenfolge
web-correct-phase = Phase
web-correct-plants_of = Kraftwerke von { $name }
web-correct-round = Runde
web-correct-stack = Karten im Stapel, über Stufe 3
web-correct-step = Stufe
web-correct-tap_map = Tippe auf die Städte von { $name }
web-correct-title = Berichtige, was nicht stimmt
web-correct-turn = Wer ist dran
web-correct-turn_first = wer die Phase beginnt
web-correct-under = Kraftwerke unter dem Stapel
web-correct-what = Ändere, was an eurem Tisch anders ist. Änderst du Phase, Spieler oder Reihenfolge, beginnt der Zug von vorn.
web-curtain-open = Ich bin { $name }
web-curtain-text = Die anderen schauen bitte weg.
web-curtain-title = Gib den Bildschirm an { $name }
web-error-bad_link = Dieser Link wurde schon benutzt oder ist ungültig. Bitte um einen neuen.
web-error-no_answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-error-not_over = Die Aufzeichnung würde verdeckte Karten verraten. Nach der Partie kannst du sie ansehen.
web-error-not_to_act = Du bist nicht dran. Warte, bis der Tisch es anzeigt.
web-error-not_your_seat = Dieser Platz wird in einem anderen Browser gespielt. Spiele dort, oder öffne hier deinen eigenen Link.
web-error-nothing_to_undo = Das lässt sich nicht mehr zurücknehmen: Jemand hat geantwortet, oder es ist aufgedeckt.
web-error-spectators_silent = An diesem Tisch können nur Mitspieler schreiben.
web-error-stale = Die Partie ist inzwischen weiter. Sieh noch einmal hin und wähle neu.
web-error-too_fast = Das waren zu viele Anfragen auf einmal. Warte einen Moment und versuche es noch einmal.
web-error-too_many_tables = Du hast zu viele offene Tische. Verlasse oder lösche einen, oder spiele ihn zu Ende.
web-error-unavailable = Das konnte nicht gespeichert werden. Versuche es gleich noch einmal.
web-error-unknown_table = Kein Tisch hat diesen Code. Codes sehen aus wie K7QFXN.
web-final-again = Noch einmal
web-final-analyse = Analysieren
web-final-deal = Vergleichen und teilen
web-final-join = Bei der Revanche mitspielen
web-final-offered = Die nächste Partie steht bereit.
web-final-record = Aufzeichnung herunterladen
web-final-replay = Ansehen
web-forced-never = Solche Züge mache ich selbst
web-forced-now = Jetzt spielen
web-forced-soon = Es gibt nur einen Zug. Er wird gleich von selbst gespielt.
web-hand-all_laid = Deine letzte Karte liegt im Gebot.
web-hand-empty = Keine Karte mehr. Du bietest wieder, wenn neu ausgeteilt wird.
web-hand-laid_already = Dein Gebot liegt schon. Nimm es zurück, um es zu ändern.
web-hand-pile = { $n } in deinem Stapel
web-hand-revealing = Die Gebote werden gerade aufgedeckt.
web-hand-title = Deine Hand
web-helper-all_fill = Alle kaufen für eine Produktion (danach { $names })
web-helper-all_run = Alle versorgen, was am meisten bringt (danach { $names })
web-helper-ask = Was wählt { $name }?
web-helper-ask-attach = Auf welches Kraftwerk legt { $name } das Umspannwerk?
web-helper-ask-bid = { $plant } steht bei { $bid }: Was bietet { $name }?
web-helper-ask-build = Wo baut { $name }?
web-helper-ask-city-bid = Was bietet { $name } für das Recht, die erste Stadt von { $robot } zu nennen?
web-helper-ask-discard = Welches Kraftwerk gibt { $name } ab?
web-helper-ask-drop = Welchen Rohstoff gibt { $name } ab?
web-helper-ask-first_city = Wo beginnt { $robot }? { $name } wählt.
web-helper-ask-fuel = Was kauft { $name }?
web-helper-ask-mark = Welche Stadt markiert { $name }?
web-helper-ask-market = Auf welchem Markt kauft { $name }?
web-helper-ask-next_city = Wo baut { $robot } als Nächstes? { $name } wählt.
web-helper-ask-one_of_named = Welche Stadt nennt { $name } für { $robot }?
web-helper-ask-open = Mit welchem Kraftwerk eröffnet { $name }?
web-helper-ask-opens_plant = Mit welchem Kraftwerk eröffnet { $robot }? { $name } wählt.
web-helper-ask-region = Welche Region fügt { $name } hinzu?
web-helper-ask-run = Welche Kraftwerke betreibt { $name }?
web-helper-ask-stay = Welche Stadt lässt { $name } für { $robot } übrig? Alle anderen werden gestrichen.
web-helper-ask-strike = Welche Stadt bleibt am Ende für { $robot } übrig? Alle anderen sind gestrichen.
web-helper-ask-take = Welche markierte Stadt nimmt { $name }?
web-helper-ask-takes_plant = Welches Kraftwerk nimmt { $robot }? { $name } wählt.
web-helper-ask-veto = Welche Stadt sperrt { $name } für { $robot }?
web-helper-auctions = Versteigerungen eingeben
web-helper-begin = Beginnen
web-helper-best_makes = Die beste Zuordnung bringt { $n }.
web-helper-bid = Gebot
web-helper-bids = Bietet { $bid }
web-helper-builds_how = Das Häkchen beendet den Zug mit dieser Stadt.
web-helper-builds_last = { $city }, dann keine mehr
web-helper-builds_no_more = Baut nicht weiter
web-helper-buys = Kauft { $tokens } für { $payment }
web-helper-buys_nothing = Kauft nichts
web-helper-by_bids = Gebot für Gebot
web-helper-by_result = nur das Ergebnis
web-helper-carried_out = Am Tisch erledigt, weiter
web-helper-clear = Neu beginnen
web-helper-clockwise = So wie alle sitzen, im Uhrzeigersinn.
web-helper-draw = Für mich ziehen
web-helper-drops = Steigt aus
web-helper-empty = Tippe die Karten an, die du am Ende der Partie hast. Hier erscheint die beste Zuordnung.
web-helper-fixed = Roboter, die während der Partie auf eine Einheit kamen: { $n }
web-helper-free = frei
web-helper-gallery = Alle Karten der Schachtel
web-helper-human = Mensch
web-helper-is_best = Das ist die beste Zuordnung.
web-helper-laid = Roboter, die du auf eine Einheit gelegt hast: { $n }
web-helper-layout = Wer ordnet die Roboter zu?
web-helper-layout_best = Beste Zuordnung
web-helper-layout_hand = Von Hand
web-helper-less = Eine Einheit { $fuel } weniger
web-helper-lies_on = Wo { $robot } liegt
web-helper-log = Was geschehen ist
web-helper-luck = Was wurde gezogen?
web-helper-luck-draw = Welche Karte wurde aufgedeckt?
web-helper-luck-lose = Welchen Rohstoff verliert { $robot }?
web-helper-luck-lot = Reihenfolge durch Los: Wer wird als Nächstes gezogen?
web-helper-luck-mark = Welche Stadt wurde zum Markieren gezogen?
web-helper-luck-piece = Welches Teil bekommt { $robot }?
web-helper-luck-regions = Welche Regionen wurden gezogen?
web-helper-luck-robot-city = Welche Stadt wurde für { $robot } gezogen?
web-helper-luck-robot-market = Welcher Markt wurde für { $robot } gezogen?
web-helper-luck-robot-plant = Welches Kraftwerk wurde für { $robot } gezogen?
web-helper-luck-robot-region = Welche Region wurde für { $robot } gezogen?
web-helper-luck-take = Welche der markierten Städte wurde gezogen?
web-helper-market = Rohstoffmarkt
web-helper-middle = Mitten in einer Partie beginnen
web-helper-more = Eine Einheit { $fuel } mehr
web-helper-next_price = nächste Einheit: { $price }
web-helper-no_fuel = Kein Rohstoff passt oder ist bezahlbar.
web-helper-no_log = Noch nichts.
web-helper-no_more = mehr geht nicht
web-helper-no_piece = Das sagen die Regeln für alle Roboter, keines seiner Teile.
web-helper-nothing = Nichts
web-helper-nothing_payable = Keine Stadt ist bezahlbar.
web-helper-offers = Eröffnet mit { NOUN($plant, case: "dative") } für { $bid }
web-helper-over = Die Partie ist zu Ende
web-helper-passes = Passt, kauft kein Kraftwerk
web-helper-person = Spieler { $n }
web-helper-pieces = Seine Teile
web-helper-position = Stellung
web-helper-position_note = Eine Zeile, wie Helfer und Terminal sie schreiben; sie nennt Karte, Teile und alles auf dem Tisch.
web-helper-price = Preis
web-helper-record = Aufzeichnung
web-helper-result = Die beste Zuordnung
web-helper-robot_acts = { $name } ist dran: Führe das aus
web-helper-rule = (Erweiterung „Die Roboter“, Teil { $piece })
web-helper-runs =
    { $plants }: { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }, { $income } Elektro
web-helper-runs_nothing = Kein Kraftwerk läuft: { $income } Elektro
web-helper-standing = Vergleich mit deinem Tisch
web-helper-start_over = Neuer Tisch
web-helper-sure = Diesen Tisch vergessen
web-helper-take_back = Zurücknehmen
web-helper-taken = { $name } nimmt es für { $price }
web-helper-title = Roboterhelfer für deinen Tisch
web-helper-what = Für { powergrid-title } mit echtem Material: Gib ein, was die Spieler tun und was das Los bringt, und lies, was die Roboter tun und warum. Alles bleibt in diesem Browser.
web-helper-who_names = Wer hat { $price } bezahlt und nennt die Stadt?
web-helper-who_won = Wer bekam es für { $price }?
web-helper-whole_log = Alles zeigen
web-helpers-replay = Eine Partie ansehen
web-helpers-replay_what = Aufzeichnung einfügen, Zug für Zug ansehen
web-helpers-robots = Roboterhelfer
web-helpers-robots_what = Führt die Roboter am echten Tisch
web-helpers-score = Wertungshilfe
web-helpers-score_what = Roboter zuordnen, beste Wertung sehen
web-helpers-title = Am eigenen Tisch
web-hint-ask = Um einen Tipp bitten
web-hint-done = Bestücken beenden
web-hint-robot = { NOUN($robot, case: "nominative") } auf { NOUN($unit, case: "accusative") }
web-hint-take = So spielen
web-hint-thinking = Ein Bot denkt darüber nach …
web-invite-as_friend = Lieber ein Freund
web-invite-away = nicht da
web-invite-bot_instead = Lieber ein Bot
web-invite-claimed = ist da
web-invite-copied = Kopiert
web-invite-copy = Kopieren
web-invite-elsewhere = Auf einem anderen Gerät weiterspielen: Öffne dort deinen eigenen Link.
web-invite-hints_on = An diesem Tisch dürfen alle Tipps und den Trainer haben.
web-invite-make_link = Meinen Link erstellen
web-invite-mine = du
web-invite-name = Dein Name
web-invite-open = frei
web-invite-own_bot = der Bot „{ $bot }“, über das Netz
web-invite-own_link = Dein eigener Link; er gilt einmal
web-invite-qr = QR-Code
web-invite-qr_of = QR-Code des Links für { $name }
web-invite-seat_link = Link für den Platz { $name }
web-invite-share = Teilen
web-invite-share_text = { $host } lädt dich zu { $game } ein.
web-invite-title = Tisch { $code }
web-invite-watch = Mit dem Code oder diesem Link kann jeder sehen, was offen ist.
web-invite-watch_link = Link zum Zuschauen
web-join-code = Tischcode oder Link
web-join-join = Beitreten
web-join-note = Kein Konto nötig. Mit dem Code kannst du zuschauen; ein Platz kommt mit dem Link deines Freundes.
web-join-title = An einen Tisch setzen
web-join-unknown = Kein Tisch hat diesen Code. Codes sehen aus wie K7QFXN.
web-keys-act = bieten oder weiter
web-keys-back = zurücknehmen oder leeren
web-keys-belt = zum Fließband oder zu den Einheiten
web-keys-chat = etwas sagen
web-keys-choose = eine Karte wählen
web-keys-end = Bestücken beenden
web-keys-hand = zur Hand
web-keys-help = diese Tasten
web-keys-hint = um einen Tipp bitten
web-keys-log = zum Verlauf
web-keys-now = vorlesen, was zu tun ist
web-keys-pg_act = tun, was der gelbe Knopf sagt
web-keys-pg_amount = mehr oder weniger bieten; noch einen kaufen oder zurückgeben
web-keys-pg_choose = Kraftwerk, Rohstoff oder Stadt (nach Preis) wählen
web-keys-pg_end = den Zug beenden
web-keys-pg_fuel = zu den Rohstoffen
web-keys-pg_leap = zehn mehr oder weniger bieten
web-keys-pg_map = zur Karte
web-keys-pg_own = zu deinen Kraftwerken
web-keys-pg_pass = passen oder aussteigen
web-keys-pg_zoom = auf der Karte: größer, kleiner, ganz
web-keys-rules = zu den Regeln
web-keys-seats = zu den Plätzen
web-keys-show = Tastenkürzel
web-keys-title = Tastenkürzel
web-leave-ask_delete = Diesen Tisch löschen? Niemand sonst spielt daran.
web-leave-ask_leave = Endgültig gehen? Ein Bot spielt für dich weiter, und du kannst nicht zurück.
web-leave-ask_list = Diesen Tisch aus deiner Liste nehmen?
web-leave-delete = Tisch löschen
web-leave-for = Einen Bot für { $name } spielen lassen
web-leave-gone = Diesen Tisch gibt es nicht mehr
web-leave-gone_why = Wer hier gespielt hat, ist gegangen.
web-leave-is_away = { $name } ist nicht da.
web-leave-leave = Endgültig gehen
web-leave-left = gegangen, ein Bot spielt weiter
web-leave-mine = Ein Bot spielt für dich.
web-leave-pause = Einen Bot für mich spielen lassen
web-leave-plays = bis dahin spielt ein Bot
web-leave-remove = Aus meiner Liste nehmen
web-leave-stay = Bleiben
web-leave-take_back = Meinen Platz wieder einnehmen
web-leave-vote = Für einen Bot anstelle von { $name } stimmen ({ $votes } von { $needed })
web-leave-voted = Du hast für einen Bot anstelle von { $name } gestimmt ({ $votes } von { $needed }).
web-leave-wait = Warten
web-loading = Die Maschinen laufen warm …
web-lobby-all_here = Alle sind da.
web-lobby-begin = Partie beginnen
web-lobby-begin_bots = Beginnen, bis dahin spielen Bots
web-lobby-begin_wait = Beginnen und auf sie warten
web-lobby-begun = Die Partie beginnt.
web-lobby-bots_free =
    { $n ->
        [one] { $n } Platz ist frei.
       *[other] { $n } Plätze sind frei.
    } Schicke die Links, oder lass Bots spielen, bis Freunde kommen.
web-lobby-hints = Tipps und Trainer für alle
web-lobby-level = Stufe von { $name }
web-lobby-local = Diese Adresse funktioniert nur auf diesem Gerät.
web-lobby-local_how = Damit andere mitspielen können, starte Robobid mit { $command } und öffne es unter der Adresse dieses Geräts in deinem Netz.
web-lobby-not_here = Nicht am Tisch: { $names }.
web-lobby-seats = Wer spielt
web-lobby-talk = Gespräch
web-lobby-title = Der Tisch ist bereit
web-lobby-waits = { $name } beginnt die Partie, wenn alle bereit sind.
web-lobby-watching = Du schaust zu.
web-mine-code = { $round }, Tisch { $code }
web-mine-delete = Meine beendeten Partien vergessen
web-mine-delete_ask = Alle deine beendeten Partien verschwinden aus deiner Liste, und die, bei denen sonst niemand mitgespielt hat, werden gelöscht. Sicher?
web-mine-device = Auf einem anderen Gerät spielen
web-mine-device_end = Gerät abmelden
web-mine-device_end_ask = Es hat dann keine deiner Partien mehr. Sicher?
web-mine-device_end_here = Dieses Gerät hat dann keine dieser Partien mehr. Sicher?
web-mine-device_here = { $label } (dieses Gerät)
web-mine-device_link = Mein Link für ein anderes Gerät
web-mine-device_list = Meine Geräte
web-mine-device_seen = seit { $since }, zuletzt gesehen am { $seen }
web-mine-device_unknown = Ein Browser
web-mine-device_what = Öffne deinen Link dort einmal: Danach sind alle deine Tische und Ergebnisse auf beiden Geräten. Behalte ihn für dich: Wer ihn öffnet, spielt als du.
web-mine-devices_joined = Dieses Gerät gehört jetzt auch dir.
web-mine-edition = Ausgabe oder Karte
web-mine-export = Exportieren
web-mine-filter = Welche Partien
web-mine-filter_all = alle
web-mine-filter_over = beendete
web-mine-filter_running = laufende
web-mine-games = Partien
web-mine-join = Soll dieses Gerät der Person gehören, die diesen Link gemacht hat?
web-mine-join_by =
    { $n ->
        [one] Er wurde am { $day } von jemandem gemacht, der als { $name } spielt und hier { $n } Partie hat.
       *[other] Er wurde am { $day } von jemandem gemacht, der als { $name } spielt und hier { $n } Partien hat.
    }
web-mine-join_by_nobody = Er wurde am { $day } von jemandem gemacht, der hier noch keine Partien hat.
web-mine-join_leave = Verbinden und meine Partien zurücklassen
web-mine-join_mine =
    { $n ->
        [one] Du hast auf diesem Gerät { $n } Partie.
       *[other] Du hast auf diesem Gerät { $n } Partien.
    }
web-mine-join_move = Verbinden und alles mitnehmen
web-mine-join_not = Nicht verbinden
web-mine-join_own = Was du mitnimmst, kann auch sehen und spielen, wer den Link gemacht hat. Was du zurücklässt, ist wieder da, wenn du dieses Gerät abmeldest.
web-mine-join_progress = Du hast auf diesem Gerät etwas gelernt oder gelöst.
web-mine-join_what = Sage nur ja, wenn du den Link selbst gemacht hast. Danach haben diese Person und dieses Gerät dieselben Partien: Sie sieht deine Karten und kann für dich spielen, und du für sie.
web-mine-join_yes = Ja, es ist mein Link
web-mine-list = Meine Partien
web-mine-lost = Deine Tische sind gerade nicht erreichbar. Regeln und Wertungshilfe gehen auch ohne Verbindung.
web-mine-mean_place = Durchschnittlicher Platz
web-mine-mean_points = Durchschnittliche Punktzahl
web-mine-more = Alle meine Partien
web-mine-no_games = Noch keine solche Partie.
web-mine-none = Kein Tisch wartet auf dich.
web-mine-opponents = Gegner
web-mine-opponents_bots = Bots und Roboter
web-mine-opponents_people = Menschen
web-mine-over = beendet
web-mine-place = Platz { $place } von { $of }
web-mine-places = Plätze vom ersten zum letzten: { $counts }
web-mine-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
web-mine-progress = Was du gelöst und gelernt hast
web-mine-progress_delete = Alles davon löschen
web-mine-progress_here = Das steht nur in diesem Browser.
web-mine-progress_shared = Das steht in diesem Browser und auf dem Server, für alle deine Geräte.
web-mine-progress_what = Aufgaben: { $puzzles }, Szenen der Lektionen: { $lessons }, Partien des Tages: { $deals }.
web-mine-replay = Ansehen
web-mine-statistics = Statistik
web-mine-title = Deine Tische
web-mine-turn = Du bist dran
web-mine-waiting = wartet auf { $names }
web-mine-with = { $game } mit { $names }
web-mine-won = Gewonnen
web-nav-helper = Helfer
web-nav-learn = Lernen
web-nav-mine = Meine Partien
web-nav-more = Mehr
web-nav-play = Spielen
web-nav-puzzles = Aufgaben
web-nav-ratings = Alle 7.776 Roboter
web-nav-replay = Ansehen
web-nav-robots = Roboter
web-nav-rules = Regeln
web-nav-score = Wertung
web-nav-title = Seiten
web-notices-comings = Auch wenn jemand dazukommt oder geht
web-notices-confirm = Ja, schick mir Mails
web-notices-confirm_ask = Möchtest du Mails von Robobid, wenn Tische auf dich warten?
web-notices-confirm_done = Bestätigt: Du bekommst Mails, wenn Tische auf dich warten.
web-notices-days_off = Freie Tage
web-notices-days_off_add = Hinzufügen
web-notices-days_off_first = von
web-notices-days_off_last = bis
web-notices-days_off_remove = Entfernen
web-notices-days_off_what = An Tischen, an denen Nächte und freie Tage nicht zählen, steht deine Uhr dann, ebenso in deiner Ruhezeit.
web-notices-feed = Als Feed
web-notices-feed_atom = Atom-Feed deiner Züge
web-notices-feed_end = Token beenden
web-notices-feed_ics = Kalender deiner Fristen
web-notices-feed_make = Token erstellen
web-notices-feed_new = Neues Token erstellen
web-notices-feed_token = Token für Programme
web-notices-feed_what = Ein Token öffnet deine Züge für Feedreader, Kalender und Programme, und sonst nichts. Es wird einmal gezeigt.
web-notices-hook = Unserem Chat Bescheid sagen
web-notices-hook_end = Nicht mehr Bescheid sagen
web-notices-hook_failed = Der Chat bei { $host } war nicht zu erreichen und bekommt keinen Bescheid mehr. Gib seine Adresse neu ein.
web-notices-hook_on = Ein Chat bei { $host } bekommt Bescheid.
web-notices-hook_set = Diesem Chat Bescheid sagen
web-notices-hook_url = Adresse des Webhooks
web-notices-hook_what = Discord, Slack und Matrix geben dir die Adresse eines Webhooks. Alle dort erfahren, wer am Zug ist, wer kommt oder geht und wann die Partie zu Ende ist.
web-notices-mail = Per Mail
web-notices-mail_address = E-Mail-Adresse
web-notices-mail_ask = Schick mir Mails
web-notices-mail_asked = Öffne den Link in der Mail an dich; bis dahin kommt nichts weiter.
web-notices-mail_end = Adresse löschen
web-notices-mail_every =
    { $n ->
        [one] jede Stunde
       *[other] alle { $n } Stunden
    }
web-notices-mail_hours = Höchstens wie oft
web-notices-mail_on =
    { $n ->
        [one] Du bekommst höchstens jede Stunde eine Mail.
       *[other] Du bekommst höchstens alle { $n } Stunden eine Mail.
    }
web-notices-mail_what = Alle Tische, die auf dich warten, in einer Mail. Die Adresse wird erst bestätigt und niemandem gezeigt.
web-notices-push = Benachrichtige mich auf diesem Gerät, auch wenn die Seite geschlossen ist
web-notices-push_not = Dieser Browser kann bei geschlossener Seite nichts melden. Auf dem iPhone leg die Seite zuerst auf den Home-Bildschirm.
web-notices-quiet = Ruhezeit
web-notices-quiet_from = von
web-notices-quiet_to = bis
web-notices-stop = Keine Mails mehr
web-notices-stop_ask = Möchtest du keine Mails mehr? Die Adresse wird gelöscht.
web-notices-stop_done = Erledigt: Die Adresse ist gelöscht.
web-notices-title = Überall am Zug
web-notices-what = Eine Nachricht je Tisch, bis du hingesehen hast, und keine, während du hinsiehst.
web-now-after =
    { $names } { $n ->
        [one] bietet
       *[other] bieten
    } nach dir.
web-now-bid = Dein Gebot für { NOUN($card, case: "accusative") }
web-now-bid_why = Tippe Karten an, dann biete.
web-now-bidding =
    { $names } { $n ->
        [one] bietet
       *[other] bieten
    }
web-now-build =
    Bestücken: { $n ->
        [one] ein Roboter
       *[other] { $n } Roboter
    } je Einheit
web-now-build_why = Wähle einen Roboter, dann eine leuchtende Einheit. Alle bestücken zugleich; deine sieht noch niemand.
web-now-building =
    { $names } { $n ->
        [one] bestückt
       *[other] bestücken
    }
web-now-come_back =
    { $n ->
        [one] Deine Karte kommt zurück.
       *[other] Deine { $n } Karten kommen zurück.
    }
web-now-down =
    Dein Gebot liegt: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, Energie { $power }.
web-now-has_bid =
    { $names } { $n ->
        [one] hat
       *[other] haben
    } geboten.
web-now-laid =
    { $name } hat { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } gelegt.
web-now-layout = Lege deine letzten Roboter aus
web-now-layout_why = Beliebig viele je Einheit. Eine Einheit ohne Apparat kostet dich ihre Punkte.
web-now-lost = Verbindung verloren
web-now-lost_why = Neuer Versuch läuft; dein Zug ist sicher.
web-now-may_undo =
    Du kannst es zurücknehmen, bis { $n ->
        [one] { $names } antwortet
       *[other] auch { $names } geantwortet haben
    }.
web-now-meanwhile = Inzwischen: Gesehene Karten und Regeln stehen neben dem Tisch.
web-now-over_why = Tippe jemanden an, um zu sehen, wie die Punkte zustande kamen.
web-now-pay = Wähle, welche Karte du zahlst
web-now-pay_why = Diese sind gleich stark; die anderen kommen auf die Hand zurück.
web-now-restarting = Gleich geht es weiter
web-now-restarting_why = Der Server startet neu; dein Zug ist sicher.
web-now-sent = Dein Zug ist unterwegs
web-now-sent_why = Einen Moment.
web-now-waiting = Warten auf { $names }
web-nudge-done = { $name } wurde erinnert.
web-nudge-got = Der Tisch wartet auf dich.
web-nudge-nudge = { $name } anstupsen
web-pace-bank = Zeitkonto
web-pace-clock = Uhr
web-pace-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
web-pace-days_hours = { $days } T { $hours } Std.
web-pace-go_on = Weiterspielen
web-pace-hours = { $hours } Std. { $minutes } Min.
web-pace-increment = Dazu je Zug
web-pace-left = Zeit für { $name }: { $time }
web-pace-minutes = { $n } Min.
web-pace-no_bank = keins
web-pace-no_per_move = nur das Zeitkonto
web-pace-others_go_on = Weiterspielen möchte: { $names }
web-pace-others_pause = Eine Pause möchte: { $names }
web-pace-pause = Pause
web-pace-pause_not = Doch nicht
web-pace-pause_waits = Das geschieht, wenn alle es möchten.
web-pace-paused = Alle Uhren stehen bis { $date }.
web-pace-per_move = Zeit pro Zug
web-pace-post = Fernpartie
web-pace-relaxed = Gemütlich
web-pace-rests = Nächte und freie Tage zählen nicht
web-pace-seconds = { $n } Sek.
web-pace-time_up = Wenn die Zeit um ist
web-pace-title = Tempo
web-pace-up_once = spielt ein Bot diesen Zug
web-pace-up_table = entscheiden die anderen
web-pace-up_takes_over = übernimmt ein Bot
web-pace-what_clock = Ist die Zeit um, spielt ein Bot, bis die Person ihren Platz wieder einnimmt.
web-pace-what_post = Tage für jeden Zug; niemand muss gleichzeitig da sein.
web-pace-what_relaxed = Alle nehmen sich so viel Zeit, wie sie brauchen.
web-pay-with = Bezahle mit
web-pieces-any = irgendein Roboter
web-pieces-deal = wird verteilt
web-pieces-dealt = Seine fünf Teile werden verteilt
web-pieces-difficulty = Roboter auf Platz { $n }: Schwierigkeit
web-pieces-easy = ein schwacher Roboter
web-pieces-fair = ein mittelstarker Roboter
web-pieces-hard = ein starker Roboter
web-pieces-of = { $part }, Roboter auf Platz { $n }
web-pieces-one_each = Jedes Teil gibt es einmal; { $piece } ist nur für einen Roboter, der allein mitspielt.
web-pieces-some = Teile { $pieces }
web-plan-advice = Was sind meine Pläne wert?
web-plan-advice_asked = Der Trainer spielt deine Pläne durch …
web-plan-after = Danach
web-plan-another = Noch ein Plan
web-plan-anyway = Meine Züge beenden, auch wenn etwas nicht geht
web-plan-bid_spent = Du hast diese Karten nicht mehr: Du wirst gefragt.
web-plan-bid_too_many = Mehr Karten, als ein Gebot jetzt haben darf: Du wirst gefragt.
web-plan-bids_go = So für mich bieten
web-plan-bids_what = Wähle Karten für das, was auf dem Fließband liegt. Sie werden geboten, wenn die Karte an der Reihe ist und du sie noch hast.
web-plan-city = Stadt hinzufügen
web-plan-failures = geht nicht: { $n }
web-plan-first = Plan machen
web-plan-forget = Streichen: { $what }
web-plan-go = Ausführen, wenn ich dran bin
web-plan-income = Einkommen
web-plan-is_ordered = Wird ausgeführt
web-plan-left = Übrig
web-plan-left_at_most = beim höchsten Gebot: { $n }
web-plan-less = Eins weniger: { $what }
web-plan-market = Markt
web-plan-more = Eins mehr: { $what }
web-plan-most = { $what }: höchstens
web-plan-no_plant = Kein Kraftwerk
web-plan-notes = Notizen
web-plan-notes_keeping = wird gesichert …
web-plan-notes_secret = nur du siehst sie
web-plan-one = Plan { $n }
web-plan-ordered = In dieser Runde für dich:
web-plan-pass = Bei allen anderen Kraftwerken passen
web-plan-plant = Kraftwerk
web-plan-power = Energie { $n }
web-plan-remove = Diesen Plan löschen
web-plan-replaces = Statt
web-plan-rest = Fehlen welche, den Rest bieten
web-plan-run = Betreiben
web-plan-secret = Sonst sieht das niemand.
web-plan-stock = dann im Vorrat: { $n }
web-plan-sums = { $left }, dann { $after }
web-plan-supplied = versorgte Städte: { $n }
web-plan-title = Meine Pläne
web-plan-undone = Nicht ausgeführt: { $n }
web-plan-undone_round = Runde { $round }:
web-plan-what = Plane diese Runde, während die anderen überlegen: Die Preise ändern sich mit, wenn sie kaufen und bauen.
web-plan-withdraw = Ich mache es selbst
web-powergrid-compare-each = { $each } je Stadt
web-powergrid-compare-goes = ginge weg
web-powergrid-compare-legend = Unter jedem Kraftwerk: was die Versorgung einer Stadt heute kostet.
web-powergrid-course-cities = Städte
web-powergrid-course-money = Geld
web-powergrid-course-supplied = Versorgt
web-powergrid-course-title = Runde für Runde
web-powergrid-do-all_cities =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    } nach Preis
web-powergrid-do-amount = Dein Gebot: { $bid }
web-powergrid-do-anyway = Trotzdem tun
web-powergrid-do-bid = { $bid } bieten
web-powergrid-do-bought = Fertig: { $tokens } für { $sum }
web-powergrid-do-build = Für { $cost } bauen
web-powergrid-do-built = Für { $sum } gebaut: { $cities }
web-powergrid-do-buy_nothing = Nichts kaufen
web-powergrid-do-capacity =
    Mit genug Rohstoffen versorgen deine Kraftwerke { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }.
web-powergrid-do-choose_city = Wähle eine Stadt auf der Karte
web-powergrid-do-choose_first = Erst wählen
web-powergrid-do-choose_plant = Wähle ein Kraftwerk aus dem Markt
web-powergrid-do-choose_plant_why = Du nennst es und bietest zuerst; die anderen können überbieten.
web-powergrid-do-cities_now =
    Du hast { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }; deine Kraftwerke versorgen { $capacity }.
web-powergrid-do-cities_then =
    Mit { $city } hast du { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }; { $end } beenden die Partie.
web-powergrid-do-city_bid_title = Wer nennt die erste Stadt von { $robot }?
web-powergrid-do-drop_out = Aussteigen
web-powergrid-do-end_turn = Zug beenden
web-powergrid-do-enough = Auch ohne { NOUN($plants, case: "accusative") } sind alle Städte versorgt.
web-powergrid-do-have = Du hast { $money }.
web-powergrid-do-house_1 = erstes Haus { $place }
web-powergrid-do-house_2 = zweites Haus { $place }
web-powergrid-do-house_3 = drittes Haus { $place }
web-powergrid-do-is_out = ist ausgestiegen
web-powergrid-do-keep = Du behältst { $money }.
web-powergrid-do-lit =
    { $n } von { $of ->
        [one] { $of } Stadt
       *[other] { $of } Städten
    } beleuchtet
web-powergrid-do-meanwhile = Inzwischen: Sieh dir Märkte, Karte und Regeln an.
web-powergrid-do-no_city = Keine Stadt, die du bezahlen kannst
web-powergrid-do-nothing_bought = Noch nichts gekauft
web-powergrid-do-offer = Mit { NOUN($plant, case: "dative") } für { $bid } eröffnen
web-powergrid-do-offer_at = Für { $bid } eröffnen
web-powergrid-do-one_less = Eins weniger
web-powergrid-do-one_more = Eins mehr
web-powergrid-do-pass = Passen
web-powergrid-do-path = Verbindung { $path }
web-powergrid-do-path_from = Verbindung { $path } ab { $city }
web-powergrid-do-run_why = Tippe auf ein Kraftwerk, um es auszulassen und seine Rohstoffe zu behalten.
web-powergrid-do-runs_all = Das reicht für alle deine Kraftwerke.
web-powergrid-do-stands = { $plant } bei { $bid }
web-powergrid-do-supplies =
    Mit diesen Rohstoffen versorgst du { $n } von { $of ->
        [one] { $of } Stadt
       *[other] { $of } Städten
    }.
web-powergrid-do-switch_on = Einschalten: { $income } Einkommen
web-powergrid-do-take_back = Zurücknehmen
web-powergrid-do-title = Was du jetzt tun kannst
web-powergrid-keep-also = Sonst { $city } behalten
web-powergrid-keep-forget = { $city } nicht mehr behalten
web-powergrid-keep-go = Die anderen für mich streichen
web-powergrid-keep-how = Wähle eine Stadt, um sie zu streichen, oder um sie zu behalten und die anderen streichen zu lassen.
web-powergrid-keep-this = { $city } stattdessen behalten
web-powergrid-map-full = { $city }: in dieser Stufe voll
web-powergrid-map-houses =
    { $n ->
        [one] ein Haus je Stadt
       *[other] { $n } Häuser je Stadt
    }
web-powergrid-map-larger = Karte vergrößern
web-powergrid-map-out = nicht im Spiel
web-powergrid-map-places = sie kosten { $places }
web-powergrid-map-smaller = Karte verkleinern
web-powergrid-map-step = Stufe { $step }
web-powergrid-map-title = Karte: { $map }
web-powergrid-map-zoom = Größe der Karte
web-powergrid-market-cheap_end = das Billigste zuerst
web-powergrid-market-coming = { $n } von { $due } kommen zurück, wenn alle so viel versorgen, wie sie können
web-powergrid-market-fill_1 = Eine Produktion: { $tokens } für { $payment }
web-powergrid-market-fill_2 = Zwei Produktionen: { $tokens } für { $payment }
web-powergrid-market-fuel = Rohstoffe
web-powergrid-market-full = deine Kraftwerke sind voll
web-powergrid-market-future = zukünftiger Markt
web-powergrid-market-left = { $fuel }: noch { $n }, die nächste Einheit kostet { $price }
web-powergrid-market-less = Eine Einheit { $fuel } weniger
web-powergrid-market-more = Eine Einheit { $fuel } mehr für { $price }
web-powergrid-market-next_and_coming = nächster Preis, Nachschub bei voller Versorgung
web-powergrid-market-no_more = Jetzt nicht mehr { $fuel }
web-powergrid-market-no_plant = kein Kraftwerk dafür
web-powergrid-market-none_left = ausverkauft
web-powergrid-market-one = Rohstoffe, { $market }
web-powergrid-market-plants = Kraftwerke
web-powergrid-market-refill = +{ $n } von { $due }
web-powergrid-market-refilled = + Nachschub
web-powergrid-market-sold_out = { $fuel }: ausverkauft
web-powergrid-market-stack = { $n } im Stapel
web-powergrid-now-bid = Biete auf { NOUN($plant, case: "accusative") } oder steige aus
web-powergrid-now-build = Baue oder beende deinen Zug
web-powergrid-now-city-bid = Biete für das Recht, die erste Stadt von { $robot } zu nennen
web-powergrid-now-fuel = Kaufe Rohstoffe
web-powergrid-now-open = Eröffne eine Versteigerung oder passe
web-powergrid-now-open_first = Eröffne eine Versteigerung
web-powergrid-now-run = Versorge deine Städte
web-powergrid-order-bid = Für mich bieten
web-powergrid-order-given = Automatisch bieten ist an
web-powergrid-order-most = höchstens
web-powergrid-order-pass = Immer passen
web-powergrid-order-pass_until = Passen, bis { $plant } an der Reihe ist
web-powergrid-order-plant = Kraftwerk
web-powergrid-order-secret = Für die Versteigerungen dieser Runde. Sonst sieht es niemand.
web-powergrid-order-title = Automatisch bieten
web-powergrid-order-withdraw = Automatisches Bieten ausschalten
web-powergrid-own-supply = versorgen { $n }, du hast { $cities }
web-powergrid-own-title = Deine Kraftwerke
web-powergrid-phase-auction = Versteigerung
web-powergrid-phase-build = Bauen
web-powergrid-phase-fuel = Rohstoffe
web-powergrid-phase-order = Reihenfolge
web-powergrid-phase-supply = Versorgen
web-powergrid-phases = Die Phasen einer Runde
web-powergrid-pick-attach = Lege das Umspannwerk auf ein Kraftwerk
web-powergrid-pick-choose = Ein Roboterteil überlässt dir die Wahl
web-powergrid-pick-discard = Gib ein Kraftwerk ab
web-powergrid-pick-drop = Wähle, welchen Rohstoff du abgibst
web-powergrid-pick-first_city = Wähle, wo { $robot } beginnt
web-powergrid-pick-mark = Markiere eine Startstadt
web-powergrid-pick-market = Wähle den Markt, auf dem du kaufst
web-powergrid-pick-next_city = Wähle die nächste Stadt für { $robot }
web-powergrid-pick-one_of_named = Nenne eine Stadt für { $robot }
web-powergrid-pick-opens_plant = Nenne das Kraftwerk, mit dem { $robot } eröffnet
web-powergrid-pick-region = Nimm eine Region ins Spiel
web-powergrid-pick-stay = Wähle, wo { $robot } beginnt
web-powergrid-pick-strike = Streiche eine Stadt für { $robot }
web-powergrid-pick-take = Nimm eine der markierten Städte
web-powergrid-pick-takes_plant = Nenne das Kraftwerk, das { $robot } nimmt
web-powergrid-pick-veto = Sperre eine Stadt für { $robot }
web-powergrid-picked-attach = Auf { NOUN($what, case: "accusative") } legen
web-powergrid-picked-choose = { NOUN($what, case: "accusative") } wählen
web-powergrid-picked-discard = { NOUN($what, case: "accusative") } abgeben
web-powergrid-picked-drop = Eine Einheit { $what } abgeben
web-powergrid-picked-mark = { $what } markieren
web-powergrid-picked-market = Auf { NOUN($what, case: "dative") } kaufen
web-powergrid-picked-region = Region { $what } nehmen
web-powergrid-picked-stay = { $what } übrig lassen
web-powergrid-picked-strike = { $what } streichen
web-powergrid-picked-take = In { $what } anfangen
web-powergrid-picked-veto = { $what } sperren
web-powergrid-plant-free = nichts
web-powergrid-plant-label =
    { $plant }: { $needs }, versorgt { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
web-powergrid-plant-no_fuel = ohne Rohstoffe
web-powergrid-player-all = Spieler in der Reihenfolge
web-powergrid-player-hidden = Geld ist verdeckt
web-powergrid-player-lift = Mein Geld zeigen
web-powergrid-player-money = Elektro
web-powergrid-player-no_plant = noch kein Kraftwerk
web-powergrid-player-order = Platz in der Reihenfolge
web-powergrid-player-supplies = versorgt { $n } von { $of }, bekommt { $income }
web-powergrid-rules = Die Regeln, die jetzt gelten. { $map }.
web-powergrid-run-burns = verbraucht { $tokens }
web-powergrid-run-mix = Was { $plant } verbraucht
web-powergrid-run-nothing = braucht nichts
web-powergrid-run-off = bleibt aus
web-powergrid-run-runs = läuft
web-powergrid-run-title = Deine Kraftwerke: ein oder aus
web-powergrid-tab-fuel = Rohstoffe
web-powergrid-tab-map = Karte
web-powergrid-tab-plants = Kraftwerke
web-powergrid-tab-talk = Gespräch
web-powergrid-tab-title = Teile des Tisches
web-powergrid-warn-bid =
    Das sind { $more } mehr als nötig: { $least ->
        [one] { $least } reicht
       *[other] { $least } reichen
    }.
web-powergrid-warn-end =
    Mit { $city } hast du { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }: Die Partie endet nach dieser Phase. Du würdest { $supplied } versorgen.
web-powergrid-warn-fuel =
    Das reicht für { $n } von { $could ->
        [one] { $could } Stadt
       *[other] { $could } Städten
    }, die deine Kraftwerke versorgen könnten.
web-powergrid-warn-no_fuel = Du hast keine Rohstoffe: Deine Kraftwerke stehen diese Runde still.
web-powergrid-warn-pass =
    Du hast { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }, und deine Kraftwerke versorgen { $capacity }. Ohne neues passen?
web-powergrid-warn-run = So entgehen dir { $lost }.
web-powergrid-why-bid_money = Das nächste Gebot ist { $least }, du hast { $money }.
web-powergrid-why-dear = Kostet { $cost }, du hast { $money }.
web-powergrid-why-fuel_for_all = Die Rohstoffe reichen nicht auch noch für { NOUN($plant, case: "accusative") }.
web-powergrid-why-least = Das Mindestgebot ist { $least }.
web-powergrid-why-money = Du hast { $money }.
web-powergrid-why-no_fuel = Für { NOUN($plant, case: "accusative") } fehlen Rohstoffe.
web-powergrid-why-not_sold = Dieser Markt verkauft das nicht.
web-powergrid-why-not_this_city = { $city } kann jetzt nicht gewählt werden.
web-powergrid-why-not_this_region = Diese Region hängt nicht mit den gewählten zusammen.
web-powergrid-why-too_much = So viel kannst du nicht bieten.
web-powergrid-why_now-attach = Dieses Kraftwerk versorgt dann eine Stadt mehr.
web-powergrid-why_now-build = Goldene Städte sind erreichbar; die Zahl ist der ganze Preis.
web-powergrid-why_now-discard = Du darfst { $n } Kraftwerke behalten; das neue bleibt.
web-powergrid-why_now-drop = Deine Kraftwerke haben nicht mehr für alles Platz.
web-powergrid-why_now-first_city = Deine erste Stadt darf überall sein und kostet nur den Bauplatz.
web-powergrid-why_now-fuel =
    Deine Rohstoffe versorgen jetzt { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }; deine Kraftwerke könnten { $capacity } versorgen.
web-powergrid-why_now-mark = Alle markieren eine Stadt; danach nimmt jeder eine, der letzte Spieler zuerst.
web-powergrid-why_now-market = Du kaufst in dieser Runde nur auf einem Markt.
web-powergrid-why_now-open =
    Deine Kraftwerke können { $n } versorgen; du hast { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }.
web-powergrid-why_now-over = Es gewinnt, wer die meisten Städte versorgt; bei Gleichstand entscheidet das Geld, dann die Zahl der Städte.
web-powergrid-why_now-region =
    { $n ->
        [one] { $n } von { $of } Regionen ist
       *[other] { $n } von { $of } Regionen sind
    } gewählt. Sie müssen zusammenhängen.
web-powergrid-why_now-run = Tippe auf ein Kraftwerk, um es auszulassen und seine Rohstoffe zu behalten.
web-powergrid-why_now-stands = { $name } steht bei { $bid }.
web-powergrid-why_now-still_in = Noch dabei: { $names }.
web-powergrid-why_now-take = Dein erstes Haus steht dann dort; der Bauplatz kostet 10.
web-public-free =
    { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
web-public-join = Mitspielen
web-public-list = Diesen Tisch öffentlich zeigen
web-public-list_join = zum Mitspielen
web-public-list_no = nein
web-public-list_watch = zum Zuschauen
web-public-title = Öffentliche Tische
web-public-watch = Zuschauen
web-public-who = { $game } mit { $names }
web-rail-building = Bestücken
web-rail-card = Karte { $card } von { $cards }
web-rail-chat =
    Tischgespräch, { $n ->
        [one] { $n } neu
       *[other] { $n } neu
    }
web-rail-day = Tagschicht
web-rail-final = Endwertung
web-rail-home = Robobid, Startseite
web-rail-invite = Tisch { $code }: wer hier sitzt
web-rail-night = Nachtschicht
web-rail-plan = Pläne und Notizen
web-rail-round = Runde { $round } von { $rounds }
web-rail-sound_off = Ton aus
web-rail-sound_on = Ton an
web-reading-11 = Kernkraftwerke und verbotene Städte
web-reading-11-alt = Nur wenn alle Städte verboten sind.
web-reading-11-default = Eine verbotene Stadt schließt sie aus.
web-reading-12 = S3: Muss der Roboter sein volles Gebot bezahlen können?
web-reading-12-alt = Die Hälfte des Gebots genügt.
web-reading-12-default = Ja, und gezahlt wird die Hälfte.
web-reading-14 = R2, R3, R6: Kommt der normale Kauf zuerst?
web-reading-14-alt = Ja, danach die billigsten.
web-reading-14-default = Nein, die billigsten Rohstoffe zuerst.
web-reading-28 = Die billigste Stadt: Verbindung oder Summe?
web-reading-28-alt = Die Verbindung allein entscheidet.
web-reading-28-default = Verbindung und Bauplatz zusammen.
web-reading-42 = B1: die Strecke oder die billigste Verbindung?
web-reading-42-alt = Gezahlt wird die billigste Verbindung.
web-reading-42-default = Gezahlt wird die Strecke, solange eine nahe Stadt möglich ist.
web-reading-47 = Phase 5: Welche Rohstoffe sind die billigsten?
web-reading-47-alt = Es zählt der Preis eines Rohstoffs.
web-reading-47-default = Es zählen die Kosten der ganzen Produktion.
web-reading-5 = Ein Kraftwerk über der Grenze, das nicht mehr versorgt als sein schwächstes
web-reading-5-alt = Auch gewollt.
web-reading-5-default = Nicht gewollt: Es muss mehr versorgen als eines davon.
web-reading-7 = A1: Was ist der billigste Rohstoff?
web-reading-7-alt = Es zählen die Kosten einer Produktion.
web-reading-7-default = Es zählt der Preis eines Rohstoffs, 0 für Kraftwerke ohne Verbrauch.
web-readings-title = Unklare Roboterregeln
web-readings-what = Setze einen Haken, um eine Regel anders auszulegen.
web-regions-chosen = { $n } von { $count } Regionen gewählt; sie müssen aneinandergrenzen.
web-regions-drafted = Reihum gewählt
web-regions-drafted_what = Alle wählen nacheinander eine Region.
web-regions-drawn = Ausgelost
web-regions-drawn_what = Das Los bestimmt benachbarte Regionen; es geht gleich los.
web-regions-given = Hier gewählt
web-regions-title = Regionen
web-regions-which = Regionen im Spiel
web-replay-back = Einen Zug zurück
web-replay-begins = Vor dem ersten Zug
web-replay-bid_of = Gebot von { $name }: Energie { $power }
web-replay-cannot = Diese Partie lässt sich nicht zeigen
web-replay-controls = Wiedergabe
web-replay-copied = Link kopiert
web-replay-cut_off = Hier endet die Aufzeichnung: Der Rest fehlt.
web-replay-everybody = Zuschauer
web-replay-eyes = Wessen Sicht
web-replay-file = Aus einer Datei
web-replay-hand_of = Hand von { $name }
web-replay-next = Einen Zug weiter
web-replay-no_hand = Keine Karte mehr.
web-replay-paste = Füge die Aufzeichnung einer beendeten oder abgebrochenen Partie ein.
web-replay-pause = Anhalten
web-replay-play = Abspielen
web-replay-record = Die Aufzeichnung
web-replay-remarks = Anmerkungen
web-replay-round = Zu { $round }
web-replay-show = Ansehen
web-replay-slider = Welcher Zug
web-replay-speed = Tempo
web-replay-title = Eine Partie ansehen
web-replay-to_line = Zu diesem Moment
web-replay-to_mine = Meine Partien
web-replay-to_table = Zurück zum Tisch
web-replay-took_back =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } es zurück.
web-replay-turn_ended =
    { $who ->
        [you] Du bist
       *[other] { $name } ist
    } fertig.
web-replay-where = Zug { $at } von { $of }
web-reveal-go_on = Weiter
web-reveal-one_more = Eins mehr wäre Gleichstand gewesen.
web-reveal-tied = Gleichstand
web-reveal-wins = gewinnt
web-reveal-you_bid = Du hast { $power } geboten.
web-reveal-yours = Sie gehört dir: { $power } gegen { $next }.
web-robots-eyes_bolt = Augen wie Schraubenköpfe
web-robots-eyes_cog = Schutzbrille
web-robots-eyes_nut = Sechseckaugen
web-robots-eyes_oil = Tropfenaugen
web-robots-fzzzt = Fzzzt!
web-robots-legend = Mehr Energie füllt mehr vom Rahmen; Punkte machen den Mund scheu, schief oder stolz. Tippe eine Karte an, um sie leuchten zu sehen.
web-robots-mechanic = Mechaniker
web-robots-power_1 = Energie 1: Büchsen
web-robots-power_2 = Energie 2: Radios
web-robots-power_3 = Energie 3: Glocken
web-robots-power_4 = Energie 4: Tanks
web-robots-power_5 = Energie 5: Kessel
web-robots-title = Die Roboter
web-robots-unit = Produktionseinheiten
web-robots-upgrade = Erweiterungen
web-rules-back = Zurück
web-rules-edition = Die Regeln, die jetzt gelten. { $edition }.
web-rules-found =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    } gefunden
web-rules-games = Spiele
web-rules-next = Nächster Schritt
web-rules-none = Das steht in keiner Regel.
web-rules-open = Im Regelheft nachschlagen
web-rules-others = Die übrigen Regeln dieser Partie
web-rules-print = Drucken
web-rules-search = In den Regeln suchen
web-rules-variant = Ausgabe oder Karte
web-rules-whole = Das ganze Regelheft
web-score-add_player = Noch jemand
web-score-all_work = Alle Roboter arbeiten.
web-score-break_room = Im Pausenraum erzählt
web-score-by_robots = Die Punkte der Roboter gaben den Ausschlag: { $first } { $more }, { $second } { $less }.
web-score-by_units = Die Einheiten gaben den Ausschlag: { $first } { $more }, { $second } { $less }.
web-score-final_table = Schlussstand
web-score-how = Wie die Punkte zustande kamen: { $who }
web-score-idle = Nicht genug Roboter für { $symbols }. Eine Einheit ohne Apparat kostet dich ihre Punkte.
web-score-if_now = Wenn jetzt Schluss wäre:
web-score-key_lost = verloren durch Fzzzt!-Karten und Einheiten ohne Apparat
web-score-key_robots = Roboter
web-score-key_widgets = Einheiten
web-score-lay_out = Selbst zuordnen
web-score-lost = { $n } verloren
web-score-machine =
    { $unit }: { $n ->
        [one] { $n } Apparat
       *[other] { $n } Apparate
    }
web-score-offline = In diesem Browser berechnet: Der Server antwortet nicht.
web-score-parts = { $basic } für Roboter, { $bonus } für Einheiten mit { $n ->
        [one] { $n } Apparat
       *[other] { $n } Apparaten
    }.
web-score-place = Platz { $place }
web-score-ranking = Rangliste
web-score-show_how = Zeigen, wie
web-score-spare = Nicht gebraucht
web-score-spare_note = Sie zählen trotzdem ihre eigenen Punkte.
web-score-spoken = { $who }: { $basic } für Roboter und Fzzzt!-Karten, { $bonus } für Einheiten, zusammen { $total }.
web-score-tie_note = Bei gleich vielen Punkten gewinnt, wer weniger Roboter hat.
web-score-tie_robots = Anzahl Roboter
web-score-total = gesamt
web-score-units = Einheiten
web-seat-after_you = bietet nach dir
web-seat-bidding = bietet
web-seat-bot = Bot
web-seat-building = bestückt noch
web-seat-cards_down =
    { $n ->
        [one] { $n } Karte liegt
       *[other] { $n } Karten liegen
    }
web-seat-hand = { $n } auf der Hand
web-seat-has_bid = hat geboten
web-seat-no_cards = keine Karte mehr
web-seat-not_yet = hat noch nicht geboten
web-seat-pile = { $n } im Stapel
web-seat-ready = fertig
web-seats = Die anderen
web-seen-hidden = Hand oder Stapel, niemand sonst weiß es ({ $n })
web-seen-shown = Auf der Hand, in einem Gebot gezeigt ({ $n })
web-seen-spent = Im Stapel, seit dem Austeilen bezahlt oder ersteigert ({ $n })
web-seen-unseen = Verdeckt auf dem Fließband oder im Stapel ({ $n })
web-seen-unseen_title = Kommt noch
web-settings-coach = Trainer ({ $game })
web-settings-coach_what = Der Trainer erklärt die ersten Partien und warnt dich vor Fehlern: wenn du allein gegen Bots spielst oder wo alle Tipps haben dürfen.
web-settings-forced = Erzwungene Züge automatisch spielen
web-settings-keys = Tastenkürzel (1 bis 9, Enter, H, B …)
web-settings-language = Sprache
web-settings-motion = Bewegung
web-settings-motion_auto = Wie das System
web-settings-motion_calm = Ruhig
web-settings-notify = Mich benachrichtigen, wenn ich dran bin und der Tab im Hintergrund ist
web-settings-notify_denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
web-settings-pace = Nach dem Aufdecken
web-settings-pace_brisk = Zügig
web-settings-pace_calm = Ruhig
web-settings-pace_tap = Auf mich warten
web-settings-sound = Ton
web-settings-sound_loud = Laut
web-settings-sound_middle = Mittel
web-settings-sound_off = Aus
web-settings-sound_soft = Leise
web-settings-theme = Design
web-settings-theme_auto = Wie das System
web-settings-theme_dark = Nacht
web-settings-theme_light = Tag
web-settings-title = Einstellungen
web-settings-worth = Zeigen, was eine Karte meist kostet (nur allein gegen Bots)
web-setup-add = Platz hinzufügen
web-setup-all = Alle auswählen
web-setup-bots = Bots, der schwächste zuerst
web-setup-by_hand = Am Ende selbst zuordnen
web-setup-by_hand_what = Alle ordnen ihre letzten Roboter selbst zu; sonst wird für alle die beste Zuordnung gefunden.
web-setup-count_wrong = Diese Ausgabe gibt es nicht für diese Spielerzahl.
web-setup-edition = Ausgabe
web-setup-flux = Flux-Generator
web-setup-flux_what = Ein Promo-Kraftwerk im Stapel: Kommt es, verlässt das kleinste Kraftwerk den Markt.
web-setup-follows =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }, { $belt } Karten auf jedem Fließband.
web-setup-friend = Freund, per Link
web-setup-friend_name = Freund { $n }
web-setup-level = { $level }/{ $levels } { $bot }
web-setup-map = Wähle eine Karte
web-setup-me = Ich, hier
web-setup-name = Name
web-setup-name_of = Name auf Platz { $n }
web-setup-none = Keine auswählen
web-setup-open = Tisch eröffnen
web-setup-open_lobby = Tisch eröffnen und einladen
web-setup-open_money = Offenes Geld
web-setup-open_money_what = Alle sehen das Geld aller; das der Roboter ist immer offen.
web-setup-own_choose = Datei wählen …
web-setup-own_deck = Eigener Kartensatz
web-setup-own_here = Oder eine von diesem Server
web-setup-own_map = Eigene Karte
web-setup-own_remove = Ohne { $name } spielen
web-setup-own_what = Eine JSON-Datei. Sie bleibt bei diesem Tisch und seiner Aufzeichnung; sonst findet sie niemand.
web-setup-peripherals = Peripheriegeräte
web-setup-powergrid_follows = { $n } Plätze: { $regions } Regionen im Spiel, höchstens { $plants } Kraftwerke für jeden, { $cities } Städte beenden die Partie.
web-setup-remove = Platz { $n } entfernen
web-setup-robot = Roboter
web-setup-seats = Plätze
web-setup-title = Tisch für { $game } einrichten
web-setup-transformer = Umspannwerk
web-setup-transformer_what = Eine Promo-Karte im Stapel: Sie wird versteigert, sobald sie kommt, und auf ein Kraftwerk gelegt.
web-setup-variants =
    Varianten ({ $n ->
        [one] { $n } gewählt
       *[other] { $n } gewählt
    })
web-setup-who = Wer auf Platz { $n } sitzt
web-share-game = Eine Partie bei Robobid
web-share-moment = Ein Augenblick aus einer Partie bei Robobid
web-share-share = Teilen
web-sheet-cities =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
web-sheet-deeds = Letzte Aktionen
web-sheet-more = Mehr über { $name }
web-sheet-no_deeds = Noch nichts.
web-sheet-no_fuel = Keine Rohstoffe auf Lager.
web-sheet-no_units = Noch keine Einheit.
web-sheet-pieces = Roboterteile
web-sheet-plants = Kraftwerke und Rohstoffe
web-sheet-rating = Stärke: { $points } ± { $spread }, { $difficulty } ({ NUMBER($rank) } von 7.776)
web-sheet-units = Einheiten
web-side-log = Was geschah
web-side-nothing_yet = Noch ist nichts geschehen.
web-side-plan = Plan
web-side-rules = Regeln
web-side-seen = Gesehen
web-side-since = Seit du zuletzt hier warst
web-side-talk = Gespräch
web-side-title = Neben dem Tisch
web-sit-back = Zurück zum Tisch
web-sit-carry_on = Hier weiterspielen
web-sit-invites = { $host } lädt dich zu { $game } ein
web-sit-invites_nobody = Du bist zu { $game } eingeladen
web-sit-mine = Du hast diesen Platz schon.
web-sit-name = Dein Name
web-sit-personal = Das ist dein eigener Link: Er bringt deine Plätze auf dieses Gerät.
web-sit-sit = Platz nehmen
web-sit-used = Dieser Link ist schon benutzt
web-sit-used_why = Bitte { $host } um einen neuen. Zuschauen kannst du schon.
web-sit-watch = Nur zuschauen
web-sit-with = An diesem Tisch: { $names }.
web-skip = Zu deinem Zug springen
web-start-daily = Partie des Tages
web-start-daily_title = Jeden Tag
web-start-daily_what = dasselbe Glück für alle
web-start-fzzzt_facts = 2 bis 6 Spieler · 25 Minuten
web-start-fzzzt_text = Biete verdeckt Roboter für neue Roboter, füttere deine Maschinen und hüte dich vor Kurzschlüssen.
web-start-learn = { $game } lernen
web-start-motto = Zwei Spiele über Maschinen. Spiele mit Freunden, mit Bots oder mit beiden.
web-start-my_name = Spieler
web-start-play_bots =
    Gegen { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    } spielen
web-start-play_robots =
    Gegen { $n ->
        [one] { $n } Roboter
       *[other] { $n } Roboter
    } spielen
web-start-powergrid_facts = 2 bis 6 Spieler · 2 Stunden
web-start-powergrid_text = Kaufe Kraftwerke, verbrenne Rohstoffe, versorge Städte. Leere Plätze nehmen Roboter ein, deren Marotten du lesen kannst.
web-start-puzzles = Aufgaben
web-start-puzzles_what = eine Wahl ist klar die beste
web-start-set_up = Tisch einrichten
web-study-add = Hinzufügen
web-study-back = Zurücknehmen
web-study-bot = Bot weiterspielen lassen
web-study-choose = Was jetzt geschieht
web-study-comment = Ein Kommentar zu diesem Moment
web-study-copy = Aufzeichnung kopieren
web-study-delete = Löschen
web-study-keep = Variante behalten
web-study-make = Ausführen
web-study-over = Hier ist die Partie zu Ende.
web-study-save = Aufzeichnung speichern
web-study-stop = Zurück zur Partie
web-study-title = Notizen und Varianten
web-study-variation = Variante: statt Aktion { $number }
web-study-vary = Von hier eine Variante spielen
web-talk-placeholder = Schreibe etwas
web-talk-quiet = Still hier.
web-talk-send = Senden
web-talk-spectator = Jemand, der zuschaut
web-talk-title = Tischgespräch
web-trouble-again = Noch einmal versuchen
web-trouble-broken = Diese Partie kann nicht weitergehen
web-trouble-broken_why = Der Server wurde aktualisiert, und seine Regeln erlauben einen Zug nicht, der hier gemacht wurde. Nichts ist verloren: Du kannst ab dem letzten guten Moment weiterspielen; was danach kam, wird beiseitegelegt.
web-trouble-code_looks = Codes sehen aus wie K7QFXN.
web-trouble-home = Startseite
web-trouble-mend = Ab dem letzten guten Moment weiterspielen
web-trouble-no_page = Hier ist nichts
web-trouble-no_server = Der Server antwortet nicht
web-trouble-no_server_why = Nichts ist verloren. Prüfe deine Verbindung und versuche es gleich noch einmal.
web-trouble-no_table = Kein Tisch hat diesen Code
web-trouble-other_game = Diese Seite kann das Spiel nicht zeigen
web-trouble-ours = Das ist unser Fehler
web-trouble-ours_why = Dein Tisch ist sicher. Gehe dorthin zurück oder zur Startseite.
web-trouble-record = Das Protokoll bis dahin
web-trouble-refused = Der Tisch lässt dich nicht herein
web-trouble-refused_why = Dieser Platz wird in einem anderen Browser gespielt, oder es schauen zu viele zu.
web-trouble-stopped = Dieser Tisch wurde angehalten
web-trouble-stopped_why = Der nächste Zug ließ sich nicht ausrechnen. Nichts ist verloren: Du kannst ab dem letzten Moment weiterspielen, in dem jemand eine Wahl hatte; was danach kam, wird beiseitegelegt.
web-unit-after_belt = nach der Runde
web-wait-progress = Wie weit { $name } ist
web-wait-simpler = Einfacheren Bot spielen lassen: { $bot }
web-wait-so_far = { $seconds } s von etwa { $expected } s
web-wait-thinking = { $name } ({ $bot }) denkt scharf nach.
web-watching = Du schaust zu. Was verdeckt ist, bleibt es bis zum Schluss.
web-you = Du
web-your_turn = Du bist dran:
