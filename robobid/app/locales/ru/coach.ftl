coach-slip = Подумать ещё? По моим подсчётам, «{ $better }» выигрывает примерно { $chance } % партий, а «{ $played }» — примерно { $other } %.
coach-title = Тренер
