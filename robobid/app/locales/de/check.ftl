check-breaks = { $code } ({ $game }, { $state }): Zug { $at } ist nicht möglich ({ $kind })
check-done = Tische: { $tables }. Davon nicht in Ordnung: { $broken }.
check-other_result = { $code } ({ $game }, { $state }): endet anders als damals ({ $kind })
check-over = beendet
check-progress = { $done } von { $of } Tischen
check-running = läuft
