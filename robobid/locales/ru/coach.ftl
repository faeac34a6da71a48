coach-slip =
    Подумать ещё? По моим подсчётам, «{ $better }» выигрывает примерно на { $loss ->
        [one] { $loss } партию
        [few] { $loss } партии
        [many] { $loss } партий
       *[other] { $loss } партии
    } из 100 больше, чем «{ $played }».
coach-title = Тренер
