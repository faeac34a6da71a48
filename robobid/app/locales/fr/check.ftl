check-breaks = { $code } ({ $game }, { $state }) : le coup { $at } est impossible ({ $kind })
check-done = Tables : { $tables }. Avec un problème : { $broken }.
check-other_result = { $code } ({ $game }, { $state }) : elle finit autrement qu’avant ({ $kind })
check-over = finie
check-progress = { $done } tables sur { $of }
check-running = en cours
