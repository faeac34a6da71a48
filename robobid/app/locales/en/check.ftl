check-breaks = { $code } ({ $game }, { $state }): move { $at } cannot be made ({ $kind })
check-done = Tables: { $tables }. With something wrong: { $broken }.
check-other_result = { $code } ({ $game }, { $state }): it ends otherwise than it did ({ $kind })
check-over = finished
check-progress = { $done } of { $of } tables
check-running = running
