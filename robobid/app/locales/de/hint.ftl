hint-bid_ahead_cards = Energie { $power } für { NOUN($card, case: "accusative") } bietest du besser mit anderen Karten: Dann gewinnst du die Partie in etwa { $chance } von 100 Fällen, mit diesen in etwa { $other_chance }.
hint-bid_ahead_even = Für { NOUN($card, case: "accusative") } laufen Energie { $power } und Energie { $other } etwa auf dasselbe hinaus: So oder so gewinnst du die Partie in etwa { $chance } von 100 Fällen.
hint-bid_ahead_idle = Hier steht kaum etwas auf dem Spiel: Was immer du auf { NOUN($card, case: "accusative") } bietest, du gewinnst die Partie in etwa { $chance } von 100 Fällen. Energie { $power } genügt.
hint-bid_ahead_leave = Kämpfe nicht um { NOUN($card, case: "accusative") }: Mit Energie { $power } gewinnst du die Partie in etwa { $chance } von 100 Fällen, mit Energie { $other } in etwa { $other_chance }.
hint-bid_ahead_leave_unit = Kämpfe nicht um { NOUN($card, case: "accusative") }: Deine Roboter ergeben dafür keinen Apparat, zurzeit würde sie dich { $costs ->
        [one] { $costs } Punkt
       *[other] { $costs } Punkte
    } kosten. Mit Energie { $power } gewinnst du die Partie in etwa { $chance } von 100 Fällen, mit Energie { $other } in etwa { $other_chance }.
hint-bid_ahead_take = { NOUN($card, case: "nominative") } lohnt sich: Mit Energie { $power }, die in etwa { $takes } von 100 Fällen reicht, gewinnst du die Partie in etwa { $chance } von 100, mit Energie { $other } in etwa { $other_chance }.
hint-bid_ahead_try = Energie { $power } ist das beste Gebot auf { NOUN($card, case: "accusative") }: Sie reicht in etwa { $takes } von 100 Fällen, und du gewinnst die Partie in etwa { $chance } von 100; mit Energie { $other } in etwa { $other_chance }.
hint-bid_for_points =
    { NOUN($card, case: "nominative") } ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert, und Energie { $power } könnte reichen.
hint-bid_for_power =
    { NOUN($card, case: "nominative") } ist Kaufkraft für später: Mit ihrer Energie ist die Karte dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Energie { $power } könnte reichen.
hint-bid_for_symbols =
    { NOUN($card, case: "nominative") } hat Bauteile, die deine Produktionseinheiten brauchen: dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Energie { $power } könnte reichen.
hint-bid_for_unit =
    Deine Roboter können mit { NOUN($card, case: "dative") } Apparate bauen: dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Energie { $power } könnte reichen.
hint-bid_low_hopeless = { NOUN($card, case: "accusative") } bekommst du kaum: Biete Energie { $power } und behalte den Rest.
hint-bid_low_not_worth =
    { NOUN($card, case: "nominative") } ist dir nur etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert: Energie { $power } genügt.
hint-bid_low_to_save = Biete Energie { $power } für { NOUN($card, case: "accusative") } und spare deine starken Karten: { NOUN($better, case: "nominative") } kommt noch auf dem Fließband.
hint-bid_low_unit = Deine Roboter ergeben für { NOUN($card, case: "accusative") } kaum einen Apparat, und eine Einheit ohne Apparat kostet dich ihre Punkte: Biete so wenig wie möglich, Energie { $power }.
hint-bid_low_unwanted = { NOUN($card, case: "accusative") } willst du nicht haben: Biete so wenig wie möglich, Energie { $power }.
hint-bid_surely_wins =
    Niemand kann Energie { $power } überbieten, und { NOUN($card, case: "nominative") } ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert.
hint-bid_what_is_left = Mehr hast du nicht: Energie { $power } für { NOUN($card, case: "accusative") }.
hint-build_nothing = Behalte deine Roboter: Als Gebote sind sie mehr wert, und die Produktionseinheiten können warten.
hint-build_sure_widget = { NOUN($robot, case: "nominative") } gehört ohnehin in einen Apparat von { NOUN($unit, case: "dative") } und fehlt beim Bieten kaum.
hint-layout_best =
    { NOUN($robot, case: "nominative") } zu { NOUN($unit, case: "dative") } gehört zur besten Zuordnung mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }.
hint-layout_finished =
    Besser geht es nicht: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
hint-pay_least_missed = { NOUN($card, case: "nominative") } wird dir am wenigsten fehlen.
hint-powergrid_ahead = In { $games } durchgespielten Fortsetzungen am besten: { $best }, etwa { $chance } % Gewinnchance. Danach: { $others }.
hint-powergrid_ahead_beside = In { $games } durchgespielten Fortsetzungen am besten: { $best }, etwa { $chance } % Gewinnchance; mit dem anderen Zug etwa { $other_chance } %.
hint-powergrid_ahead_even = In { $games } durchgespielten Fortsetzungen etwa gleich gut: { $best }, etwa { $chance } % Gewinnchance; { $others }.
hint-powergrid_ahead_why = { $why } In { $games } durchgespielten Fortsetzungen gewinnt das zu etwa { $chance } %. Danach: { $others }.
hint-powergrid_ahead_why_beside = { $why } In { $games } durchgespielten Fortsetzungen gewinnt das zu etwa { $chance } %, der andere Zug zu etwa { $other_chance } %.
hint-powergrid_attach = { $plant } bleibt am längsten bei dir.
hint-powergrid_bid = { $plant } ist dir bis etwa { $worth } wert; { $bid } reicht fürs Erste.
hint-powergrid_build = { $city } kostet { $cost }, und du kannst es in dieser Runde versorgen.
hint-powergrid_build_ahead = { $city } kostet { $cost }; du hast Geld übrig und versorgst es später.
hint-powergrid_build_broke = Du kannst keine weitere Stadt bezahlen.
hint-powergrid_build_enough =
    Du kannst { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    } versorgen, und Geld für mehr ist nicht übrig.
hint-powergrid_build_to_end = Baue weiter ({ $city } für { $cost }): Du kannst die Partie jetzt beenden und gewinnen.
hint-powergrid_build_wait = { $n } Städte würden die Partie beenden, und noch würdest du nicht gewinnen.
hint-powergrid_discard = { $plant } versorgt die wenigsten Städte.
hint-powergrid_drop_fuel = { $fuel } lässt sich am leichtesten nachkaufen.
hint-powergrid_drop_out = Für mehr als { $bid } lohnt sich { $plant } nicht: Ein anderes Kraftwerk oder Städte bringen dir mehr.
hint-powergrid_few = Ein kurzer Blick auf nur { $games } durchgespielte Fortsetzungen spricht dafür: { $best }.
hint-powergrid_first_city = Die Städte um { $city } sind billig zu erreichen, und niemand ist nah.
hint-powergrid_for_robot = Das hilft dem Roboter am wenigsten.
hint-powergrid_fuel = Kaufe { $tokens } für zusammen { $price } Elektro; damit kannst du { NOUN($plants, case: "accusative") } einmal betreiben.
hint-powergrid_fuel_enough = Du hast die Rohstoffe, die du brauchst.
hint-powergrid_fuel_reserve = Vor dem Ende können Rohstoffe knapp werden: Eine weitere Einheit { $fuel } kostet { $price } Elektro, und du hast Geld übrig.
hint-powergrid_fuel_stock = { $fuel } ist gerade billig ({ $price } Elektro), und du hast Geld übrig.
hint-powergrid_market = Auf { NOUN($market, case: "dative") } kostet es am wenigsten, deine Kraftwerke einmal zu betreiben.
hint-powergrid_open =
    { $plant } versorgt { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    } und bringt dir etwa { $worth }; das Bieten beginnt bei { $bid }.
hint-powergrid_pass = Kein Kraftwerk im Angebot ist dir jetzt seinen Preis wert.
hint-powergrid_region = In der Region { $region } sind die Verbindungen am billigsten.
hint-powergrid_run = { $plant } gehört zur besten Wahl: { $n } versorgt, { $income } Elektro.
hint-powergrid_run_enough = Mehr ist nicht drin: { $n } versorgt, { $income } Elektro.
hint-powergrid_stays = Von allen Städten hilft { $city } dem Roboter am wenigsten.
