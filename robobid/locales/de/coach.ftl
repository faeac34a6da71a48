coach-slip = Noch einmal überlegen? Nach meiner Schätzung gewinnt „{ $better }“ von 100 Partien etwa { $loss } mehr als „{ $played }“.
coach-title = Trainer
