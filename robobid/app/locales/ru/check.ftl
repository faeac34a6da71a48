check-breaks = { $code } ({ $game }, { $state }): ход { $at } невозможен ({ $kind })
check-done = Столов: { $tables }. С ошибками: { $broken }.
check-other_result = { $code } ({ $game }, { $state }): партия кончается иначе, чем тогда ({ $kind })
check-over = закончена
check-progress = { $done } из { $of } столов
check-running = идёт
