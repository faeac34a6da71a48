coach-slip = Noch einmal überlegen? Nach meiner Schätzung gewinnt „{ $better }“ etwa { $chance } von 100 Partien und „{ $played }“ etwa { $other }.
coach-title = Trainer
